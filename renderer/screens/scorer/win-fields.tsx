import { Group, Stack, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tile, WINDS } from '../../../shared/tiles/tile.ts';
import { tileName } from '../../components/tile/tile-face.ts';
import { TileImage } from '../../components/tile/tile-image.tsx';
import { Choice } from './choice.tsx';
import { FurtherFacts } from './further-facts.tsx';
import { Happenings } from './happenings.tsx';
import { LiabilityFields } from './liability-fields.tsx';
import { withoutMark } from './read-typed.ts';
import classes from './scorer.module.css';
import { ANSWERS, SOURCES, type Source } from './scorer-state.ts';
import type { Scorer } from './use-scorer.ts';

type Part = { readonly scorer: Scorer };

/** How the hand was won and what else happened: who, by which tile, from where, under which circumstances. */
export const WinFields = ({ scorer }: Part) => {
  const { t } = useTranslation();
  const { state, set, reading } = scorer;
  const sourceText = (source: Source) => (source === 'self' ? t('scorer:win.self') : t(`wind.${source}`));
  const sources = SOURCES.filter((source) => source !== state.winner);
  const tiles = [...new Set(reading.hand?.concealed ?? [])];
  return (
    <>
      <Group gap="lg" style={{ rowGap: 10 }}>
        <Choice
          label={t('scorer:win.winner')}
          value={state.winner}
          choices={WINDS.map((wind) => ({ value: wind, label: t(`wind.${wind}`) }))}
          onChange={(value) => set({ winner: WINDS.find((wind) => wind === value) ?? 'E' })}
        />
        <Choice
          label={t('scorer:win.source')}
          value={reading.source}
          choices={sources.map((source) => ({ value: source, label: sourceText(source) }))}
          onChange={(value) => set({ source: SOURCES.find((source) => source === value) ?? 'self' })}
        />
      </Group>
      {tiles.length === 0 ? null : <WinningTile scorer={scorer} tiles={tiles} />}
      <Happenings scorer={scorer} />
      <WaitsQuestion scorer={scorer} />
      <LiabilityFields scorer={scorer} />
      <FurtherFacts scorer={scorer} />
    </>
  );
};

/** The loose tiles of the winner, one of which came last. */
const WinningTile = ({ scorer, tiles }: Part & { readonly tiles: readonly Tile[] }) => {
  const { t } = useTranslation();
  const { state, set, reading } = scorer;
  const choose = (tile: Tile) =>
    set({
      winningTile: tile,
      // The choice replaces a mark in the field: two places saying different things would leave one guessing.
      texts: { ...state.texts, [state.winner]: withoutMark(state.texts[state.winner]) },
      source: reading.source,
    });
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = reading.winningTile === undefined ? -1 : tiles.indexOf(reading.winningTile);
    const next = tiles[(at + step + tiles.length) % tiles.length];
    if (next === undefined) return;
    choose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
  };
  return (
    <div>
      <Text id="winning-tile" size="sm" fw={550}>
        {t('scorer:win.tile')}
      </Text>
      <Group gap={0} role="radiogroup" aria-labelledby="winning-tile" onKeyDown={onKey}>
        {tiles.map((tile, at) => {
          const { word, rank } = tileName(tile);
          const chosen = tile === reading.winningTile;
          const entry = reading.winningTile === undefined ? at === 0 : chosen;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture is chosen, which a radio button cannot hold
            <button
              key={tile}
              type="button"
              role="radio"
              className={classes.choose}
              data-tile={tile}
              aria-checked={chosen}
              tabIndex={entry ? 0 : -1}
              aria-label={t(`table:tile.${word}`, { rank })}
              onClick={() => choose(tile)}
            >
              <TileImage tile={tile} />
            </button>
          );
        })}
      </Group>
    </div>
  );
};

/** Asked only where the answer can change the worth: the engine lists it as a question. */
const WaitsQuestion = ({ scorer: { state, set, judged } }: Part) => {
  const { t } = useTranslation();
  const sheet = judged.scored?.sheets[state.winner] ?? judged.short;
  if (sheet?.questions.includes('other-waits-dead') !== true && state.otherWaitsDead === 'unknown') return null;
  return (
    <Stack gap={2}>
      <Choice
        label={t('table:details.otherWaitsDead')}
        value={state.otherWaitsDead}
        choices={ANSWERS.map((answer) => ({ value: answer, label: t(`table:details.answer.${answer}`) }))}
        onChange={(value) => set({ otherWaitsDead: ANSWERS.find((answer) => answer === value) ?? 'unknown' })}
      />
      <Text size="sm" c="dimmed">
        {t('table:details.unknownCountsAsNo')}
      </Text>
    </Stack>
  );
};
