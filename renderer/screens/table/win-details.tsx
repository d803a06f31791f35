import { Checkbox, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { sheetsOf } from '../../components/read-sheet.ts';
import type { DraftAction, Source } from './draft.ts';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';

type WinDetailsProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  /** Circumstances of the rule system that can be true of this win. */
  readonly circumstances: readonly Circumstance[];
  /** The cannon rule is on. */
  readonly liability: boolean;
  readonly winningTileRef: Ref<HTMLInputElement>;
  readonly onEnter: () => void;
};

/** How the winning tile came and what else happened: only what can change the worth of tiles. */
export const WinDetails = ({ entry, seats, circumstances, liability, winningTileRef, onEnter }: WinDetailsProps) => {
  const { t } = useTranslation();
  const { draft, reading, dispatch } = entry;
  return (
    <Stack className={classes.details} gap="sm">
      {reading.winnerHasTiles ? (
        <Group gap="lg" align="flex-end">
          <TextInput
            ref={winningTileRef}
            w={130}
            label={t('table:details.winningTile')}
            placeholder={reading.facts.winningTile ?? t('table:details.winningTileExample')}
            value={draft.winningTile}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => dispatch({ type: 'winning-tile', text: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            }}
          />
          <SourceChoice entry={entry} seats={seats} />
        </Group>
      ) : null}
      {circumstances.length === 0 ? null : (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <Text component="legend" size="sm" fw={550} mb={6}>
            {t('table:details.circumstances')}
          </Text>
          <Group gap="md" style={{ rowGap: 8 }}>
            {circumstances.map((circumstance) => (
              <Checkbox
                key={circumstance}
                label={t(`table:circumstance.${circumstance}`)}
                checked={draft.circumstances.includes(circumstance)}
                onChange={(event) => dispatch({ type: 'circumstance', circumstance, on: event.currentTarget.checked })}
              />
            ))}
          </Group>
        </fieldset>
      )}
      <WaitsQuestion entry={entry} />
      {liability ? <LiableChoice entry={entry} seats={seats} dispatch={dispatch} /> : null}
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
    .map(({ chair, wind, name }) => ({ value: chair, label: `${wind} ${name}` }));
  const sources: readonly Source[] = ['self', ...CHAIRS];
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

/** Asked only when the answer can change the total: the engine lists it as a question. */
const WaitsQuestion = ({ entry: { draft, preview, dispatch } }: { readonly entry: Entry }) => {
  const { t } = useTranslation();
  const sheets = preview.score === undefined ? [] : Object.values(sheetsOf(preview.score));
  const asked = sheets.some(({ questions }) => questions.includes('other-waits-dead'));
  if (!asked && draft.otherWaitsDead === 'unknown') return null;
  const answers = ['yes', 'no', 'unknown'] as const;
  return (
    <Stack gap={4}>
      <Text id="other-waits-dead" size="sm" fw={550}>
        {t('table:details.otherWaitsDead')}
      </Text>
      <SegmentedControl
        aria-labelledby="other-waits-dead"
        style={{ alignSelf: 'flex-start' }}
        value={draft.otherWaitsDead}
        onChange={(value) =>
          dispatch({ type: 'other-waits-dead', answer: answers.find((answer) => answer === value) ?? 'unknown' })
        }
        data={answers.map((value) => ({ value, label: t(`table:details.answer.${value}`) }))}
      />
      <Text size="sm" c="dimmed">
        {t('table:details.unknownCountsAsNo')}
      </Text>
    </Stack>
  );
};

type LiableProps = Choosing & { readonly dispatch: (action: DraftAction) => void };

const LiableChoice = ({ entry: { draft }, seats, dispatch }: LiableProps) => {
  const { t } = useTranslation();
  return (
    <Select
      w={300}
      label={t('table:details.liable')}
      placeholder={t('table:details.nobody')}
      clearable
      value={draft.liable ?? null}
      data={seats.filter(({ won }) => !won).map(({ chair, name }) => ({ value: chair, label: name }))}
      onChange={(value) => dispatch({ type: 'liable', chair: CHAIRS.find((chair) => chair === value) })}
    />
  );
};
