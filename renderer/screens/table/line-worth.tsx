import { Button, Group, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseTai } from '../../components/deal-entry/parse-tai.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules } from '../../components/deal-entry/spot-kinds.ts';
import { sheetsOf } from '../../components/read-sheet.ts';
import { unitName, worthWords } from '../../components/unit-text.ts';
import classes from './line.module.css';
import type { Entry } from './use-entry.ts';

type LineWorthProps = {
  readonly entry: Entry;
  readonly rules: TableRules;
  readonly disabled: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onUp: () => void;
  readonly onDown: () => void;
};

/** Up to this limit every worth has a button of its own, for fingers. */
const MOST_BUTTONS = 10;

/** What the winner's hand is worth: typed, or touched; what the tiles give goes before it. */
export const LineWorth = ({ entry, rules, disabled, inputRef, error, onKeyDown, onUp, onDown }: LineWorthProps) => {
  const { t } = useTranslation();
  const { draft, dispatch } = entry;
  const id = useId();
  const errorId = useId();
  const label = unitName(t, rules.ruleset);
  const counted = countedWorth(entry);
  const press = (event: KeyboardEvent): void => {
    const move = { ArrowUp: onUp, ArrowDown: onDown }[event.key];
    if (move === undefined) {
      onKeyDown(event);
    } else {
      event.preventDefault();
      move();
    }
  };
  return (
    <div className={classes.group}>
      <label htmlFor={id} className={classes.legend}>
        {label}
      </label>
      <Group gap={8} wrap="wrap" align="center">
        <TextInput
          id={id}
          ref={inputRef}
          size="md"
          w={84}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          classNames={{ input: classes.worth }}
          placeholder={counted === undefined ? '' : String(counted)}
          value={draft.worth}
          error={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => dispatch({ type: 'field', field: 'worth', text: event.currentTarget.value })}
          onKeyDown={press}
        />
        <WorthButtons entry={entry} rules={rules} disabled={disabled} label={label} />
        <WorthNote entry={entry} rules={rules} counted={counted} />
      </Group>
      {error === undefined ? null : (
        <span id={errorId} role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
};

/** What the tiles come to, once they can be counted. */
const countedWorth = ({ reading, preview }: Entry): number | undefined => {
  if (!reading.winnerHasTiles || reading.winner === undefined || preview.score === undefined) return undefined;
  return sheetsOf(preview.score)[reading.winner]?.total;
};

type ButtonsProps = Pick<LineWorthProps, 'entry' | 'rules' | 'disabled'> & { readonly label: string };

/** For fingers; left out of the Tab order because the field takes the same from the keyboard. */
const WorthButtons = ({ entry: { draft, dispatch }, rules, disabled, label }: ButtonsProps) => {
  const { t } = useTranslation();
  const bound = boundRules(rules);
  if (bound?.payment.kind !== 'winner-takes' || bound.cap > MOST_BUTTONS) return null;
  const { minimum } = bound.payment.terms;
  const worths = Array.from({ length: bound.cap - minimum + 1 }, (_, index) => String(minimum + index));
  return (
    <Group gap={4} role="group" aria-label={t('table:line.worths', { unit: label })}>
      {worths.map((worth) => (
        <Button
          key={worth}
          variant={draft.worth === worth ? 'filled' : 'default'}
          className={classes.worthButton}
          tabIndex={-1}
          disabled={disabled}
          aria-pressed={draft.worth === worth}
          onClick={() => dispatch({ type: 'field', field: 'worth', text: worth })}
        >
          {worth}
        </Button>
      ))}
    </Group>
  );
};

type NoteProps = Pick<LineWorthProps, 'entry' | 'rules'> & { readonly counted: number | undefined };

/** Which worth counts, where more than one could be meant; else what the rules allow. */
const WorthNote = ({ entry: { draft }, rules, counted }: NoteProps) => {
  const { t } = useTranslation();
  const bound = boundRules(rules);
  const typed = parseTai(draft.worth);
  const value = typed.ok ? typed.value : undefined;
  const number =
    value === undefined ? undefined : 'tai' in value ? value.tai : 'total' in value ? value.total : undefined;
  if (counted !== undefined) {
    const facts = { worth: worthWords(t, rules.ruleset, counted), typed: number };
    return (
      <Text size="sm" fw={550}>
        {t(number === undefined || number === counted ? 'table:line.byTiles' : 'table:line.tilesDiffer', facts)}
      </Text>
    );
  }
  if (bound?.payment.kind !== 'winner-takes') return null;
  return (
    <Text size="sm" c="dimmed">
      {t('table:line.range', { least: bound.payment.terms.minimum, limit: bound.cap })}
    </Text>
  );
};
