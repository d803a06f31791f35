import { Group, Text, TextInput, Title } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import classes from './entry.module.css';
import { EntryActions } from './entry-actions.tsx';
import { EntryPanel } from './entry-panel.tsx';
import type { EntrySeat } from './entry-row.tsx';
import { FourHands } from './four-hands.tsx';
import { LineForm } from './line-form.tsx';
import { placeText } from './place-text.ts';
import type { Target } from './target.ts';
import type { Entry } from './use-entry.ts';
import { useEntryFocus } from './use-entry-focus.ts';
import { useOpenHand } from './use-open-hand.ts';

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

/** The entry of a deal by how the rules settle it: four fields in seat order, or the line of winner, worth and thrower. */
export const EntryForm = (props: EntryFormProps) => {
  const { entry, seats, names, place, target, rules, onLeave } = props;
  const { t } = useTranslation();
  const { dispatch, question } = entry;
  const refs = useEntryFocus(entry.focus);
  const washout = useCallbackRef(() => {
    dispatch({ type: 'result', result: 'washout' });
    entry.goTo('record');
  });
  const falseWin = useCallbackRef(() => {
    dispatch({ type: 'result', result: 'false-win' });
    entry.ask('offender');
  });
  const record = useCallbackRef(() => entry.submit());
  const back = useCallbackRef(entry.backToFields);
  const leave = useCallbackRef(onLeave);
  const hand = useOpenHand(entry, { dealer: place.dealer, payment: rules.ruleset.payment });
  const asking = question !== undefined && question !== 'winning-tile';
  useShortcut('washout', washout);
  useShortcut('falseWin', falseWin);
  return (
    <section
      className={classes.card}
      data-amending={target.kind !== 'new'}
      aria-labelledby="entry-title"
      onKeyDownCapture={(event) => onKeyCapture(event, entry, onLeave)}
    >
      <Group justify="space-between" mb={6} wrap="nowrap">
        <Title order={2} id="entry-title" size="h3" flex="none">
          {t(`table:entry.title.${target.kind}`, { deal: place.number })}
        </Title>
        <Text size="sm" c="dimmed" ta="right">
          {placeText(t, place, names[place.dealer])}
        </Text>
      </Group>
      {rules.ruleset.payment === 'winner-takes' ? (
        <LineForm {...props} refs={refs} asking={asking} hand={hand} />
      ) : (
        <FourHands {...props} refs={refs} asking={asking} hand={hand} />
      )}
      {target.kind !== 'amend' ? null : <Reason entry={entry} />}
      {asking ? (
        <EntryPanel question={question} entry={entry} seats={seats} rules={rules} />
      ) : (
        <EntryActions
          result={entry.draft.result}
          kind={target.kind}
          recordRef={refs.place('record')}
          onRecord={record}
          onWashout={washout}
          onFalseWin={falseWin}
          onBack={back}
          onLeave={leave}
        />
      )}
    </section>
  );
};

/** Before the fields see a key. */
const onKeyCapture = (event: KeyboardEvent, entry: Entry, onLeave: () => void): void => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.stopPropagation();
    entry.submit();
  } else if (event.key === 'Escape' && entry.question === undefined) {
    event.preventDefault();
    if (entry.draft.result === 'win') onLeave();
    else entry.backToFields();
  }
};

const Reason = ({ entry: { draft, dispatch, submit } }: { readonly entry: Entry }) => {
  const { t } = useTranslation();
  return (
    <TextInput
      mt="sm"
      label={t('table:entry.reason')}
      maxLength={500}
      value={draft.reason}
      onChange={(event) => dispatch({ type: 'field', field: 'reason', text: event.currentTarget.value })}
      onKeyDown={(event) => (event.key === 'Enter' ? submit() : undefined)}
    />
  );
};
