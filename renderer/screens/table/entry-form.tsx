import { Group, Text, TextInput, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { namedError } from '../../components/named-error.ts';
import { AskPanel } from './ask-panel.tsx';
import { circumstancesFor } from './circumstances.ts';
import classes from './entry.module.css';
import { EntryActions, FALSE_WIN_KEY, WASHOUT_KEY } from './entry-actions.tsx';
import { EntryFields } from './entry-fields.tsx';
import type { EntrySeat } from './entry-row.tsx';
import { placeText } from './place-text.ts';
import type { TableRules } from './preview-deal.ts';
import type { Target } from './target.ts';
import type { Entry } from './use-entry.ts';
import { useEntryFocus } from './use-entry-focus.ts';
import { WinDetails } from './win-details.tsx';

type EntryFormProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly names: ByChair<string>;
  readonly place: NextDeal;
  readonly target: Target;
  readonly rules: TableRules;
  /** Leaves a correction, or the table. */
  readonly onLeave: () => void;
  /** The cursor goes on below the last field. */
  readonly onDown: () => void;
};

/** The entry of a deal: four fields in seat order and Enter, and what tiles need besides. */
export const EntryForm = ({ entry, seats, names, place, target, rules, onLeave, onDown }: EntryFormProps) => {
  const { t } = useTranslation();
  const { draft, dispatch, question } = entry;
  const refs = useEntryFocus(entry.focus);
  const washout = () => {
    dispatch({ type: 'result', result: 'washout' });
    entry.goTo('record');
  };
  const falseWin = () => {
    dispatch({ type: 'result', result: 'false-win' });
    entry.ask('offender');
  };
  const asking = question !== undefined && question !== 'winning-tile';
  useHotkeys(
    [
      [WASHOUT_KEY, washout],
      [FALSE_WIN_KEY, falseWin],
    ],
    [],
  );
  return (
    <section
      className={classes.card}
      data-amending={target.kind !== 'new'}
      aria-labelledby="entry-title"
      aria-busy={entry.busy}
      onKeyDownCapture={(event) => onKeyCapture(event, entry, onLeave)}
    >
      <Group justify="space-between" mb={6} wrap="nowrap">
        <Title order={2} id="entry-title" size="h3">
          {t(`table:entry.title.${target.kind}`, { deal: place.number })}
        </Title>
        <Text size="sm" c="dimmed" ta="right">
          {placeText(t, place, names[place.dealer])}
        </Text>
      </Group>
      <EntryFields entry={entry} seats={seats} refs={refs} onDown={onDown} />
      {asking ? null : <Details entry={entry} seats={seats} rules={rules} winningTile={refs.winningTile} />}
      <GeneralErrors entry={entry} names={names} place={place} />
      {target.kind !== 'amend' ? null : (
        <TextInput
          mt="sm"
          label={t('table:entry.reason')}
          maxLength={500}
          value={draft.reason}
          onChange={(event) => dispatch({ type: 'reason', text: event.currentTarget.value })}
          onKeyDown={(event) => (event.key === 'Enter' ? void entry.submit() : undefined)}
        />
      )}
      {asking ? (
        <AskPanel question={question} seats={seats} onAnswer={entry.answer} onClose={entry.backToFields} />
      ) : (
        <EntryActions
          entry={entry}
          target={target}
          recordRef={refs.record}
          onWashout={washout}
          onFalseWin={falseWin}
          onLeave={onLeave}
        />
      )}
    </section>
  );
};

/** Before the fields see a key: while a deal is on its way to the disk, keys belong to the next one. */
const onKeyCapture = (event: KeyboardEvent, entry: Entry, onLeave: () => void): void => {
  const withCommand = event.ctrlKey || event.metaKey;
  if (!withCommand && !event.altKey && entry.typeAhead(event.key)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key === 'Enter' && withCommand) {
    event.preventDefault();
    event.stopPropagation();
    void entry.submit();
  } else if (event.key === 'Escape' && entry.question === undefined) {
    event.preventDefault();
    if (entry.draft.result === 'win') onLeave();
    else entry.backToFields();
  }
};

type DetailsProps = Pick<EntryFormProps, 'entry' | 'seats' | 'rules'> & {
  readonly winningTile: ReturnType<typeof useEntryFocus>['winningTile'];
};

/** Shown only when tiles or a rule ask for more than four numbers. */
const Details = ({ entry, seats, rules, winningTile }: DetailsProps) => {
  const { draft, reading } = entry;
  if (draft.result !== 'win') return null;
  const bound = rules.ruleset.bind(rules.options);
  const liability = bound.ok && bound.value.payment.terms.liabilityAllowed;
  const circumstances = reading.winnerHasTiles
    ? circumstancesFor({
        known: rules.ruleset.circumstances,
        source: reading.source,
        winnerDeals: seats.some(({ won, wind }) => won && wind === 'E'),
        chosen: draft.circumstances,
      })
    : draft.circumstances;
  if (!reading.winnerHasTiles && !liability && circumstances.length === 0) return null;
  return (
    <WinDetails
      entry={entry}
      seats={seats}
      circumstances={circumstances}
      liability={liability}
      winningTileRef={winningTile}
      onEnter={() => void entry.submit()}
    />
  );
};

/** Mistakes that belong to no single field; the others stand below theirs. */
const GeneralErrors = ({ entry, names, place }: Pick<EntryFormProps, 'entry' | 'names' | 'place'>) => {
  const { t } = useTranslation();
  const errors = (entry.refused.length > 0 ? entry.refused : entry.preview.errors).filter(
    ({ chair }) => chair === undefined,
  );
  if (errors.length === 0) return null;
  return (
    <ErrorList
      title={t('table:entry.refused')}
      errors={errors.map((error) => namedError(t, error, { names, dealer: place.dealer }))}
    />
  );
};
