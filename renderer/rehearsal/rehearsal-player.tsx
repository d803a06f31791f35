import { Paper, Progress } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../components/shortcuts/use-shortcut.ts';
import { Controls } from './controls.tsx';
import { EndOfEvening } from './end-of-evening.tsx';
import { Narration } from './narration.tsx';
import { endRehearsal } from './opened.ts';
import classes from './rehearsal.module.css';
import { STEPS } from './script.ts';
import { usePersonAtWork } from './use-person-at-work.ts';
import { type Rehearsal, useRehearsal } from './use-rehearsal.ts';

/** The bar at the foot of every screen while a rehearsal is open: what happens, why it matters, and who holds the clock. */
export const RehearsalPlayer = ({ began }: { readonly began: boolean }) => {
  const { t } = useTranslation();
  const rehearsal = useRehearsal(began);
  const { player, waiting } = rehearsal;
  const bar = useRef<HTMLElement>(null);
  const { ref, height } = useElementSize();
  const over = player.at === STEPS.length - 1 && player.mode !== 'playing' && player.mode !== 'stepping';
  usePlayerKeys(rehearsal, bar);
  useNoticesAbove(height);
  return (
    <>
      <div style={{ height }} />
      <Paper component="section" aria-label={t('rehearsal:title')} className={classes.bar} ref={useMergedRef(bar, ref)}>
        <Progress
          value={(100 * player.at) / (STEPS.length - 1)}
          size={4}
          radius={0}
          transitionDuration={0}
          aria-label={t('rehearsal:progress')}
        />
        <div className={classes.inside}>
          <Narration player={player} waiting={waiting} />
          {over ? <EndOfEvening /> : <Controls rehearsal={rehearsal} />}
        </div>
      </Paper>
    </>
  );
};

const usePlayerKeys = (rehearsal: Rehearsal, bar: RefObject<HTMLElement | null>): void => {
  const { player, tell, waiting } = rehearsal;
  usePersonAtWork({ ...rehearsal, bar, onStop: endRehearsal });
  useShortcut('playRehearsal', () => tell({ type: 'play' }), { off: player.mode === 'playing' || waiting });
  useShortcut('nextRehearsalStep', () => tell({ type: 'next' }), { off: waiting });
  useShortcut('stopRehearsal', endRehearsal);
};

/** Notices stand above the bar, never on it. */
const useNoticesAbove = (height: number): void => {
  useEffect(() => {
    document.documentElement.style.setProperty('--rehearsal-bar', `${height}px`);
    return () => void document.documentElement.style.removeProperty('--rehearsal-bar');
  }, [height]);
};
