import { IconCards, IconCheck, IconCrown } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chair } from '../../../shared/table/chair.ts';
import type { TwoWorths } from '../../../shared/table/two-worths.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { type CodedError, errorText } from '../../components/error-text.ts';
import { PointsText } from '../../components/points-text.tsx';
import { ariaKeys, useKeyNames } from '../../components/shortcuts/key-names.ts';
import { TileGroup } from '../../components/tile/tile-group.tsx';
import { TwoWorthsMark } from '../../components/two-worths-mark.tsx';
import classes from './entry.module.css';

/** One person at the table as the form shows them. */
export type EntrySeat = {
  readonly chair: Chair;
  readonly wind: Wind;
  readonly name: string;
  readonly text: string;
  readonly won: boolean;
  readonly discarded: boolean;
  /** Final worth in whole units; undefined while unknown. */
  readonly total: number | undefined;
  /** Half units. */
  readonly net: number | undefined;
  readonly balance: number;
  /** Notation of the tiles that were understood, to show them as pictures. */
  readonly tiles: string | undefined;
  /** Its hand is open: the tiles lie there. */
  readonly open: boolean;
  /** Where the seat has tiles and a value: what both come to, and which stands. */
  readonly worths: TwoWorths | undefined;
  /** Why the rules refuse the one of the two that does not stand. */
  readonly besideErrors: readonly CodedError[];
  readonly errors: readonly CodedError[];
};

type EntryRowProps = {
  readonly seat: EntrySeat;
  readonly disabled: boolean;
  readonly inputRef: (input: HTMLInputElement | null) => void;
  readonly onText: (text: string) => void;
  /** Always the same function, as `onTiles`: the buttons are not drawn at each key. */
  readonly onWon: (chair: Chair) => void;
  readonly onTiles: (chair: Chair) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** A seat of the form: its wind (which marks the winner), its field, and what the field comes to. */
export const EntryRow = ({ seat, disabled, inputRef, onText, onWon, onTiles, onKeyDown }: EntryRowProps) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const errorId = useId();
  const { chair, wind, name, text, won, discarded, total, net, balance, tiles } = seat;
  const labels = useMemo(
    () => ({
      total: t('table:entry.totalOf', { name }),
      net: t('table:entry.netOf', { name }),
      balance: t('table:entry.balanceOf', { name }),
      unknown: t('table:entry.unknown'),
    }),
    [t, name],
  );
  const errors = left || seat.errors.some(({ asked }) => asked === true) ? seat.errors : [];
  return (
    <div className={classes.row} data-won={won} data-chair={seat.chair} data-testid={`seat-${wind}`}>
      <WindBadge {...{ chair, wind, name, won, disabled, onWon }} />
      <div className={classes.person}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <SeatNote {...{ wind, won, discarded }} />
      </div>
      <div className={classes.field}>
        {/* Plain, as the buttons: four of them are drawn at each key. */}
        <div className={classes.box}>
          <input
            ref={inputRef}
            aria-label={t('table:entry.field', { wind: t(`wind.${wind}`), name })}
            aria-describedby={errors.length > 0 ? errorId : undefined}
            aria-invalid={errors.length > 0}
            className={classes.input}
            data-long={text.length > 18}
            type="text"
            // On a tablet a number pad comes up: tiles are laid by taps there, not typed.
            inputMode="numeric"
            enterKeyHint="next"
            value={text}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <TilesButton {...{ chair, wind, name, disabled, onTiles }} />
        </div>
        {tiles === undefined || seat.open ? null : <TileGroup tiles={tiles} size="sm" />}
        {seat.worths === undefined ? null : <TwoWorthsMark worths={seat.worths} />}
        {errors.length === 0 ? null : (
          <span id={errorId} role="alert" className={classes.error}>
            {errors.map((error) => errorText(t, error)).join(' ')}
          </span>
        )}
      </div>
      <output className={classes.figure} aria-label={labels.total}>
        {total === undefined ? labels.unknown : <PointsText amount={total * 2} />}
      </output>
      <output className={classes.figure} data-sign={Math.sign(net ?? 0)} aria-label={labels.net}>
        {net === undefined ? labels.unknown : <PointsText amount={net} signed />}
      </output>
      <output className={classes.figure} data-quiet={net === undefined} aria-label={labels.balance}>
        <PointsText amount={balance + (net ?? 0)} signed />
      </output>
    </div>
  );
};

type TilesButtonProps = Pick<EntrySeat, 'chair' | 'wind' | 'name'> & Pick<EntryRowProps, 'disabled' | 'onTiles'>;

/** Left out of the Tab order: its key does the same from the field. */
const TilesButton = memo(({ chair, wind, name, disabled, onTiles }: TilesButtonProps) => {
  const { t } = useTranslation();
  const [key = ''] = useKeyNames('openHand');
  const label = t('table:hand.open', { seat: t('table:seat', { wind: t(`wind.${wind}`), name }) });
  return (
    <button
      type="button"
      className={`mantine-focus-auto ${classes.tiles}`}
      tabIndex={-1}
      disabled={disabled}
      aria-label={label}
      aria-keyshortcuts={ariaKeys('openHand')}
      title={`${label} (${key})`}
      onClick={() => onTiles(chair)}
    >
      <IconCards size={20} aria-hidden />
    </button>
  );
});

type WindBadgeProps = Pick<EntrySeat, 'chair' | 'wind' | 'name' | 'won'> & Pick<EntryRowProps, 'disabled' | 'onWon'>;

/** Left out of the Tab order: the mark typed in the field does the same, and Tab goes from field to field. */
const WindBadge = memo(({ chair, wind, name, won, disabled, onWon }: WindBadgeProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`mantine-focus-auto ${classes.badge}`}
      tabIndex={-1}
      disabled={disabled}
      aria-pressed={won}
      aria-label={t('table:entry.won', { wind: t(`wind.${wind}`), name })}
      title={t('table:entry.wonHint')}
      onClick={() => onWon(chair)}
    >
      {t(`windLetter.${wind}`)}
      {won ? <IconCheck className={classes.tick} size={14} stroke={3} aria-hidden /> : null}
    </button>
  );
});

const SeatNote = memo(({ wind, won, discarded }: Pick<EntrySeat, 'wind' | 'won' | 'discarded'>) => {
  const { t } = useTranslation();
  const notes = [
    t(wind === 'E' ? 'table:entry.dealer' : `wind.${wind}`),
    ...(won ? [t('table:entry.isWinner')] : []),
    ...(discarded ? [t('table:entry.isDiscarder')] : []),
  ];
  return (
    <span className={classes.note}>
      {won ? <IconCrown size={14} aria-hidden /> : null}
      {notes.join(' · ')}
    </span>
  );
});
