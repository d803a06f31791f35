import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StoredScore } from '../../../shared/records/records.ts';
import { type ByChair, windOfChair } from '../../../shared/table/chair.ts';
import { PointsText } from '../../components/points-text.tsx';
import { sheetsOf } from '../../components/read-sheet.ts';
import { ScoreSheetView } from '../../components/score-sheet-view.tsx';
import { fieldOrder } from './next-form.ts';

type SheetsViewProps = {
  readonly score: StoredScore;
  readonly names: ByChair<string>;
  readonly ruleset: string;
};

/** The calculation of every hand that has one; a bare total explains itself. */
export const SheetsView = ({ score, names, ruleset }: SheetsViewProps) => {
  const { t } = useTranslation();
  const { dealer } = score.context;
  const sheets = sheetsOf(score);
  const shown = fieldOrder(dealer).flatMap((chair) => {
    const sheet = sheets[chair];
    return sheet === undefined || sheet.from === 'total' ? [] : [{ chair, sheet }];
  });
  return shown.map(({ chair, sheet }) => (
    <Stack key={chair} gap={6} component="section" aria-label={t('table:sheet.of', { name: names[chair] })}>
      <Title order={3} size="h4" fz="md">
        {t('table:seat', { wind: t(`wind.${windOfChair(chair, dealer)}`), name: names[chair] })}{' '}
        <PointsText amount={sheet.total * 2} />
      </Title>
      <ScoreSheetView sheet={sheet} ruleset={ruleset} />
    </Stack>
  ));
};
