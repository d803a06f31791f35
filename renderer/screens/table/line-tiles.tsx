import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHand } from '../../../shared/hand/notation.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { TileGroup } from '../../components/tile/tile-group.tsx';
import { CircumstanceChoice } from './circumstance-choice.tsx';
import { circumstancesFor } from './circumstances.ts';
import { CountField } from './count-field.tsx';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import { WaitsQuestion } from './waits-question.tsx';

type LineTilesProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly refs: EntryRefs;
  readonly rules: TableRules;
  readonly error: string | undefined;
};

/** The winner's tiles when somebody asks: the hand, its last tile, and how that came. Their worth goes before a number. */
export const LineTiles = ({ entry, seats, refs, rules, error }: LineTilesProps) => {
  const { t } = useTranslation();
  const { draft, reading, dispatch } = entry;
  const { winner } = reading;
  const hand = winner === undefined ? undefined : reading.facts.hands[winner];
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void entry.submit();
  };
  const circumstances = circumstancesFor({
    known: rules.ruleset.circumstances,
    source: reading.source ?? 'self',
    winnerDeals: seats.some(({ won, wind }) => won && wind === 'E'),
    chosen: draft.circumstances,
  });
  const replaced = draft.circumstances.some((one) => one === 'kong-replacement' || one === 'flower-replacement');
  return (
    <Stack className={classes.details} gap="sm">
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <TextInput
          ref={refs.place('tiles')}
          flex={1}
          label={t('table:tiles.label')}
          placeholder={t('table:tiles.example')}
          value={draft.tiles}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => dispatch({ type: 'field', field: 'tiles', text: event.currentTarget.value })}
          onKeyDown={onEnter}
        />
        <TextInput
          ref={refs.place('winning-tile')}
          w={120}
          label={t('table:details.winningTile')}
          placeholder={reading.facts.winningTile ?? t('table:details.winningTileExample')}
          value={draft.winningTile}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => dispatch({ type: 'field', field: 'winningTile', text: event.currentTarget.value })}
          onKeyDown={onEnter}
        />
      </Group>
      {hand === undefined ? null : <TileGroup tiles={formatHand(hand)} size="sm" />}
      <CircumstanceChoice entry={entry} circumstances={circumstances} />
      <WaitsQuestion entry={entry} />
      <Group gap="sm" align="flex-end">
        <CountField entry={entry} field="tilesLeft" />
        {replaced || draft.replacements !== '' ? <CountField entry={entry} field="replacements" /> : null}
        <Button
          variant="subtle"
          color="gray"
          ml="auto"
          onClick={() => {
            dispatch({ type: 'tiles-open', open: false });
            entry.goTo('worth');
          }}
        >
          {t('table:tiles.close')}
        </Button>
      </Group>
    </Stack>
  );
};
