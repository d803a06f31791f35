import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { EntryError } from '../../components/deal-entry/read-draft.ts';
import { isSheet } from '../../components/read-sheet.ts';
import { ScoreSheetView } from '../../components/score-sheet-view.tsx';
import { worthWords } from '../../components/unit-text.ts';

type ShortSheetProps = { readonly errors: readonly EntryError[]; readonly ruleset: Ruleset };

/** Why a win is worth too little: the sheet that its refusal carries. */
export const ShortSheet = ({ errors, ruleset }: ShortSheetProps) => {
  const { t } = useTranslation();
  const error = errors.find(({ code }) => code === 'below-minimum');
  if (error === undefined || !isSheet(error.sheet)) return null;
  return (
    <Stack gap={6} component="section" aria-label={t('table:sheet.short')}>
      <Title order={3} size="h4" fz="md">
        {t('table:sheet.short')} {worthWords(t, ruleset, error.sheet.total)}
      </Title>
      <ScoreSheetView sheet={error.sheet} ruleset={ruleset.id} />
    </Stack>
  );
};
