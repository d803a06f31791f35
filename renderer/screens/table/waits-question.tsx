import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sheetsOf } from '../../components/read-sheet.ts';
import type { Entry } from './use-entry.ts';

/** Asked only when the answer can change the total: the engine lists it as a question. */
export const WaitsQuestion = ({ entry: { draft, preview, dispatch } }: { readonly entry: Entry }) => {
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
