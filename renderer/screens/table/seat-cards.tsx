import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import classes from './line.module.css';

export type SeatCard<V extends string> = {
  readonly value: V;
  /** What the card carries before its name: the letter of a wind, or a sign. */
  readonly mark: string;
  readonly label: string;
  /** For screen readers, where the label alone says too little. */
  readonly spoken?: string;
  /** Further lines of the card, outside what is read as its name. */
  readonly detail?: ReactNode;
  readonly testId?: string;
};

type SeatCardsProps<V extends string> = {
  readonly legend: string;
  /** The keys that pick, as printed on the keyboard. */
  readonly keys: string;
  readonly cards: readonly SeatCard<V>[];
  readonly value: V | undefined;
  readonly disabled: boolean;
  readonly groupRef: Ref<HTMLFieldSetElement>;
  readonly error: string | undefined;
  readonly onPick: (value: V) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** One of the people at the table as cards: picked by a key, an arrow, a click or a finger. */
export const SeatCards = <V extends string>(props: SeatCardsProps<V>) => {
  const { legend, keys, cards, value, disabled, groupRef, error, onPick, onKeyDown } = props;
  const name = useId();
  const errorId = useId();
  return (
    <fieldset
      ref={groupRef}
      className={classes.group}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : errorId}
      onKeyDown={onKeyDown}
    >
      <legend className={classes.legend}>
        {legend}
        <span className={classes.keys}>{keys}</span>
      </legend>
      <div className={classes.cards} data-count={cards.length} data-invalid={error !== undefined}>
        {cards.map((card) => (
          <div key={card.value} className={classes.card} data-picked={card.value === value} data-testid={card.testId}>
            <label className={classes.pick}>
              <input
                type="radio"
                className={classes.radio}
                name={name}
                value={card.value}
                checked={card.value === value}
                aria-label={card.spoken ?? card.label}
                onChange={() => onPick(card.value)}
              />
              <span className={classes.mark} aria-hidden>
                {card.mark}
              </span>
              <span className={classes.name} title={card.label}>
                {card.label}
              </span>
            </label>
            {card.detail}
          </div>
        ))}
      </div>
      {error === undefined ? null : (
        <span id={errorId} role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
};
