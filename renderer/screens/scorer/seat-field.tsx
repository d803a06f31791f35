import { TextInput } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHand } from '../../../shared/hand/notation.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { errorText } from '../../components/error-text.ts';
import { PointsText } from '../../components/points-text.tsx';
import { TileGroup } from '../../components/tile/tile-group.tsx';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';
import { wordedError } from './words.ts';

type SeatFieldProps = {
  readonly wind: Wind;
  readonly scorer: Scorer;
  /** The palette puts its tiles here. */
  readonly active: boolean;
  readonly autoFocus: boolean;
  readonly inputRef: (input: HTMLInputElement | null) => void;
  readonly onFocus: () => void;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** One seat: what was typed, the tiles that were understood, what is wrong, its worth and its gain. */
export const SeatField = (props: SeatFieldProps) => {
  const { wind, scorer, active, autoFocus, inputRef, onFocus, onText, onKeyDown } = props;
  const { t } = useTranslation();
  const errorId = useId();
  const [typing, setTyping] = useState(false);
  const { state, winner, reading, judged } = scorer;
  const field = reading.fields[wind];
  const won = winner === wind;
  const total = (judged.scored?.sheets[wind] ?? (won ? judged.short : undefined))?.total;
  const net = judged.scored?.net?.[wind];
  // Half a word is no mistake while the cursor stands behind it.
  const errors = field.ok || typing ? [] : field.errors;
  const typed = field.ok ? field.value : undefined;
  const name = t(`wind.${wind}`);
  return (
    <div className={classes.seat} data-won={won} data-active={active} data-testid={`seat-${wind}`}>
      <div className={classes.wind}>
        <span>{name}</span>
        <SeatNote scorer={scorer} wind={wind} />
      </div>
      <TextInput
        ref={inputRef}
        autoFocus={autoFocus}
        aria-label={t(won ? 'scorer:hands.winnersHand' : 'scorer:hands.handOf', { seat: name })}
        aria-describedby={errors.length > 0 ? errorId : undefined}
        error={errors.length > 0}
        classNames={{ input: classes.input }}
        placeholder={won ? t('scorer:hands.example') : undefined}
        value={state.texts[wind]}
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onBlur={() => setTyping(false)}
        onChange={(event) => {
          setTyping(true);
          onText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTyping(false);
          onKeyDown(event);
        }}
      />
      <output className={classes.figure} aria-label={t('scorer:hands.worthOf', { seat: name })}>
        {total === undefined ? '–' : <PointsText amount={total * 2} />}
      </output>
      <output
        className={classes.figure}
        data-sign={Math.sign(net ?? 0)}
        aria-label={t('scorer:hands.netOf', { seat: name })}
      >
        {net === undefined ? '–' : <PointsText amount={net} signed />}
      </output>
      {typed?.kind === 'hand' ? (
        <div className={classes.below}>
          <TileGroup tiles={formatHand(typed.hand)} size="sm" />
        </div>
      ) : null}
      {errors.length === 0 ? null : (
        <span id={errorId} role="alert" className={`${classes.error} ${classes.below}`}>
          {errors.map((error) => errorText(t, wordedError(t, error))).join(' ')}
        </span>
      )}
    </div>
  );
};

const SeatNote = ({ scorer, wind }: Pick<SeatFieldProps, 'scorer' | 'wind'>) => {
  const { t } = useTranslation();
  const { state, winner, reading } = scorer;
  if (winner === wind) {
    return (
      <span className={classes.note}>
        <IconCrown size={14} aria-hidden /> {t('scorer:hands.won')}
      </span>
    );
  }
  if (state.result === 'false-win' && state.offender === wind) {
    return <span className={classes.note}>{t('scorer:hands.offended')}</span>;
  }
  if (winner !== undefined && reading.source === wind)
    return <span className={classes.note}>{t('scorer:hands.discarded')}</span>;
  return wind === 'E' ? <span className={classes.note}>{t('scorer:hands.dealer')}</span> : null;
};
