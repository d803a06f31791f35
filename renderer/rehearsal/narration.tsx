import { Kbd, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorText } from '../components/error-text.ts';
import type { Player } from './player.ts';
import classes from './rehearsal.module.css';
import { STEPS, type Step } from './script.ts';

type NarrationProps = { readonly player: Player; readonly waiting: boolean };

/** One sentence of what happens and why it matters, and what a person would press for it. */
export const Narration = ({ player, waiting }: NarrationProps) => {
  const { t } = useTranslation();
  const { at, mode, errors } = player;
  const step = STEPS[at];
  const count = { step: at + 1, steps: STEPS.length };
  const text = waiting
    ? t('rehearsal:elsewhere')
    : mode === 'cut-off'
      ? t('rehearsal:cutOff', count)
      : t(`rehearsal:say.${step?.say}`);
  return (
    <div className={classes.narration}>
      <Text size="sm" c="dimmed" className={classes.caption}>
        <strong>{t('rehearsal:title')}</strong>
        <span>{t('rehearsal:invented')}</span>
        <span>{t('rehearsal:step', count)}</span>
        {waiting || mode === 'cut-off' || step === undefined ? null : <Keys step={step} />}
      </Text>
      <Text fw={550} role="status" className={classes.say}>
        {text}
      </Text>
      {errors.length === 0 ? null : (
        <Text role="alert" c="var(--bad)" fw={550}>
          {errors.map((error) => errorText(t, error)).join(' ')}
        </Text>
      )}
    </div>
  );
};

const NAMED = ['mod', 'Enter'];

/** A deal is typed field by field, each with Enter. */
const keysOf = ({ deed, keys = [] }: Step): readonly string[] =>
  deed?.do === 'deal' ? deed.typed.flatMap((text) => [text, 'Enter']) : keys;

const Keys = ({ step }: { readonly step: Step }) => {
  const { t } = useTranslation();
  const keys = keysOf(step);
  if (keys.length === 0) return null;
  return (
    <span className={classes.keys}>
      {t('rehearsal:press')}
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and keys are pressed more than once
        <Kbd key={index} size="xs">
          {NAMED.includes(key) ? t(`keys:name.pc.${key}`) : key}
        </Kbd>
      ))}
    </span>
  );
};
