import { Button, Group, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoWorths } from '../../../shared/table/two-worths.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules } from '../../components/deal-entry/spot-kinds.ts';
import { sheetsOf } from '../../components/read-sheet.ts';
import { TwoWorthsMark } from '../../components/two-worths-mark.tsx';
import { unitName, worthWords } from '../../components/unit-text.ts';
import classes from './line.module.css';
import type { Entry } from './use-entry.ts';

type LineWorthProps = {
  readonly entry: Entry;
  readonly rules: TableRules;
  /** Where the winner has tiles and a value: what both come to. */
  readonly worths: TwoWorths | undefined;
  readonly disabled: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onUp: () => void;
  readonly onDown: () => void;
};

/** Up to this limit every worth has a button of its own, for fingers. */
const MOST_BUTTONS = 10;

/** What the winner's hand is worth: typed, or touched; what tiles give stands beside it. */
export const LineWorth = (props: LineWorthProps) => {
  const { entry, rules, worths, disabled, inputRef, error, onKeyDown, onUp, onDown } = props;
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
        <WorthNote worths={worths} rules={rules} counted={counted} />
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

type NoteProps = Pick<LineWorthProps, 'worths' | 'rules'> & { readonly counted: number | undefined };

/** What the tiles come to, beside a value or in its place; else what the rules allow. */
const WorthNote = ({ worths, rules, counted }: NoteProps) => {
  const { t } = useTranslation();
  const { ruleset } = rules;
  if (worths !== undefined && worths.tiles !== worths.value) return <TwoWorthsMark worths={worths} />;
  if (counted !== undefined) {
    const words = worthWords(t, ruleset, counted);
    return (
      <Text size="sm" fw={550}>
        {t(worths === undefined ? 'table:hand.worth' : 'table:hand.agree', { worth: words })}
      </Text>
    );
  }
  const bound = boundRules(rules);
  if (bound?.payment.kind !== 'winner-takes') return null;
  return (
    <Text size="sm" c="dimmed">
      {t('table:line.range', { least: bound.payment.terms.minimum, limit: bound.cap })}
    </Text>
  );
};
