import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { WinningTileChoice } from '../../components/tile/winning-tile-choice.tsx';
import { Choice } from './choice.tsx';
import { FurtherFacts } from './further-facts.tsx';
import { Happenings } from './happenings.tsx';
import { LiabilityFields } from './liability-fields.tsx';
import { withoutMark } from './read-typed.ts';
import { ANSWERS, SOURCES, type Source } from './scorer-state.ts';
import type { Scorer } from './use-scorer.ts';

type Part = { readonly scorer: Scorer };

/** How the hand was won and what else happened: who, by which tile, from where, under which circumstances. */
export const WinFields = ({ scorer }: Part) => {
  const { t } = useTranslation();
  const { state, set, reading } = scorer;
  const sourceText = (source: Source) => (source === 'self' ? t('scorer:win.self') : t(`wind.${source}`));
  const sources = SOURCES.filter((source) => source !== state.winner);
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
      <WinningTileChoice
        concealed={reading.hand?.concealed ?? []}
        value={reading.winningTile}
        onChoose={(winningTile) =>
          set({
            winningTile,
            // The choice replaces a mark in the field: two places saying different things would leave one guessing.
            texts: { ...state.texts, [state.winner]: withoutMark(state.texts[state.winner]) },
            source: reading.source,
          })
        }
      />
      <Happenings scorer={scorer} />
      <WaitsQuestion scorer={scorer} />
      <LiabilityFields scorer={scorer} />
      <FurtherFacts scorer={scorer} />
    </>
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
