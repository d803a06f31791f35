import { Group, Stack } from '@mantine/core';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { CircumstanceChoice } from './circumstance-choice.tsx';
import { circumstancesFor } from './circumstances.ts';
import { CountField } from './count-field.tsx';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import { WaitsQuestion } from './waits-question.tsx';
import { WinningTileField } from './winning-tile-field.tsx';

type LineWinFactsProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly refs: EntryRefs;
  readonly rules: TableRules;
};

/** What tiles need beside the line: the last tile, how that came, and what else happened. */
export const LineWinFacts = ({ entry, seats, refs, rules }: LineWinFactsProps) => {
  const { draft, reading } = entry;
  const circumstances = circumstancesFor({
    known: rules.ruleset.circumstances,
    source: reading.source ?? 'self',
    winnerDeals: seats.some(({ won, wind }) => won && wind === 'E'),
    chosen: draft.circumstances,
  });
  const replaced = draft.circumstances.some((one) => one === 'kong-replacement' || one === 'flower-replacement');
  return (
    <Stack className={classes.details} gap="sm">
      <WinningTileField entry={entry} inputRef={refs.place('winning-tile')} />
      <CircumstanceChoice entry={entry} circumstances={circumstances} />
      <WaitsQuestion entry={entry} />
      <Group gap="sm" align="flex-end">
        <CountField entry={entry} field="tilesLeft" />
        {replaced || draft.replacements !== '' ? <CountField entry={entry} field="replacements" /> : null}
      </Group>
    </Stack>
  );
};
