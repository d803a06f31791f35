import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StoredScore } from '../../../shared/records/stored-score.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { type ByChair, windOfChair } from '../../../shared/table/chair.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';
import { sheetsOf } from '../../components/read-sheet.ts';
import { ScoreSheetView } from '../../components/score-sheet-view.tsx';
import { worthWords } from '../../components/unit-text.ts';

type SheetsViewProps = {
  readonly score: StoredScore;
  readonly names: ByChair<string>;
  readonly ruleset: Ruleset;
};

/** The calculation of every hand that has one; a bare total, or tai below the limit, explains itself. */
export const SheetsView = ({ score, names, ruleset }: SheetsViewProps) => {
  const { t } = useTranslation();
  const { dealer, players } = score.context;
  const sheets = sheetsOf(score);
  const shown = fieldOrder(score.context).flatMap((chair) => {
    const sheet = sheets[chair];
    return sheet === undefined || explainsItself(sheet) ? [] : [{ chair, sheet }];
  });
  return shown.map(({ chair, sheet }) => (
    <Stack key={chair} gap={6} component="section" aria-label={t('table:sheet.of', { name: names[chair] })}>
      <Title order={3} size="h4" fz="md">
        {t('table:seat', { wind: t(`wind.${windOfChair(chair, dealer, players)}`), name: names[chair] })}{' '}
        {worthWords(t, ruleset, sheet.total)}
      </Title>
      <ScoreSheetView sheet={sheet} ruleset={ruleset.id} />
    </Stack>
  ));
};

const explainsItself = ({ from, capped, limitHand }: ScoreSheet): boolean =>
  from === 'total' || (from === 'tai' && !capped && limitHand === null);
