import { Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { Source } from '../../components/deal-entry/draft.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules } from '../../components/deal-entry/spot-kinds.ts';
import { CircumstanceChoice } from './circumstance-choice.tsx';
import { circumstancesFor } from './circumstances.ts';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';
import { WaitsQuestion } from './waits-question.tsx';
import { WinningTileField } from './winning-tile-field.tsx';

type WinDetailsProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly rules: TableRules;
  readonly winningTileRef: Ref<HTMLInputElement>;
};

/** Beside four hands: how the winning tile came and what else happened. Shown only when tiles or a rule ask for more than four numbers. */
export const WinDetails = ({ entry, seats, rules, winningTileRef }: WinDetailsProps) => {
  const { draft, reading, dispatch } = entry;
  if (draft.result !== 'win') return null;
  const liability = boundRules(rules)?.payment.terms.liabilityAllowed === true;
  const sweep = rules.ruleset.facts.includes('sweep');
  const circumstances = reading.winnerHasTiles
    ? circumstancesFor({
        known: rules.ruleset.circumstances,
        source: reading.source,
        winnerDeals: seats.some(({ won, wind }) => won && wind === 'E'),
        chosen: draft.circumstances,
      })
    : draft.circumstances;
  if (!reading.winnerHasTiles && !liability && !sweep && circumstances.length === 0) return null;
  return (
    <Stack className={classes.details} gap="sm">
      {reading.winnerHasTiles ? (
        <Group gap="lg" align="flex-end">
          <WinningTileField entry={entry} inputRef={winningTileRef} />
          <SourceChoice entry={entry} seats={seats} />
        </Group>
      ) : null}
      <CircumstanceChoice entry={entry} circumstances={circumstances} />
      <WaitsQuestion entry={entry} />
      <Group gap="lg">
        {sweep ? (
          <PersonChoice
            name="sweep"
            value={draft.sweep}
            // East discards it, so East cannot claim it.
            seats={seats.filter(({ wind, chair }) => wind !== 'E' || chair === draft.sweep)}
            onPick={(chair) => dispatch({ type: 'sweep', chair })}
          />
        ) : null}
        {liability ? (
          <PersonChoice
            name="liable"
            value={draft.liable}
            seats={seats.filter(({ won, chair }) => !won || chair === draft.liable)}
            onPick={(chair) => dispatch({ type: 'liable', chair })}
          />
        ) : null}
      </Group>
    </Stack>
  );
};

type Choosing = { readonly entry: Entry; readonly seats: readonly EntrySeat[] };

const SOURCE_UNSAID = 'unsaid';

const SourceChoice = ({ entry: { reading, dispatch }, seats }: Choosing) => {
  const { t } = useTranslation();
  const id = 'winning-tile-source';
  const people = seats
    .filter(({ won }) => !won)
    .map(({ chair, wind, name }) => ({ value: chair, label: `${t(`windLetter.${wind}`)} ${name}` }));
  const sources: readonly Source[] = ['self', ...seats.map(({ chair }) => chair)];
  return (
    <Stack gap={4}>
      <Text id={id} size="sm" fw={550}>
        {t('table:details.source')}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        value={reading.source ?? SOURCE_UNSAID}
        onChange={(value) => dispatch({ type: 'source', source: sources.find((source) => source === value) })}
        data={[{ value: 'self', label: t('table:ask.selfDrawn') }, ...people]}
      />
    </Stack>
  );
};

type PersonChoiceProps = {
  readonly name: 'sweep' | 'liable';
  readonly value: Chair | undefined;
  readonly seats: readonly EntrySeat[];
  readonly onPick: (chair: Chair | undefined) => void;
};

/** One of the players or nobody. */
const PersonChoice = ({ name, value, seats, onPick }: PersonChoiceProps) => {
  const { t } = useTranslation();
  return (
    <Select
      w={300}
      label={t(`table:details.${name}`)}
      placeholder={t('table:details.nobody')}
      clearable
      value={value ?? null}
      data={seats.map(({ chair, name: label }) => ({ value: chair, label }))}
      onChange={(chosen) => onPick(CHAIRS.find((chair) => chair === chosen))}
    />
  );
};
