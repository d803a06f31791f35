import { Alert, Stack, Text } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DealView } from '../../../shared/contract/views.ts';
import type { StoredScore } from '../../../shared/records/stored-score.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { scoreChairDeal } from '../../../shared/table/score-chair-deal.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { formatPoints } from '../../components/format-points.ts';
import { namedChairs } from '../../components/named-chairs.ts';
import { namedError } from '../../components/named-error.ts';
import { PaymentsView } from '../../components/payments-view.tsx';
import { joinList } from '../../i18n/locale.ts';
import { SheetsView } from './sheets-view.tsx';
import { placeOf } from './target.ts';

type DealExplanationProps = {
  readonly deal: DealView;
  readonly names: ByChair<string>;
  readonly rules: TableRules;
};

/** Why a deal came to what it did: the stored payments and sheets, and what keeps it from counting. */
export const DealExplanation = ({ deal, names, rules }: DealExplanationProps) => {
  const { t } = useTranslation();
  const { scored, facts } = deal.deal;
  return (
    <Stack gap="md">
      {scored.errors.length === 0 ? null : (
        <ErrorList
          title={t('table:deals.brokenWhy')}
          errors={scored.errors.map((error) => namedError(t, error, { names, seating: scored.context }))}
        />
      )}
      {deal.differs ? <Differs deal={deal} names={names} rules={rules} /> : null}
      {scored.outcome?.payments ? <PaymentsView score={scored} facts={facts} names={names} rules={rules} /> : null}
      <SheetsView score={scored} facts={facts} place={placeOf(deal)} names={names} rules={rules} />
    </Stack>
  );
};

/** The stored result counts; a newer engine's is shown beside it and never written in silence. */
const Differs = ({ deal, names, rules }: DealExplanationProps) => {
  const { t } = useTranslation();
  const fresh = scoreChairDeal({ ...rules, facts: deal.deal.facts, place: placeOf(deal) });
  return (
    <Alert color="orange" icon={<IconGitCompare aria-hidden />} title={t('table:deals.differs')}>
      <Text size="sm">
        {t('table:deals.stored', {
          version: deal.deal.scored.context.rulesetVersion,
          net: netText(deal.deal.scored, names),
        })}
      </Text>
      <Text size="sm">
        {t('table:deals.fresh', { version: fresh.context.rulesetVersion, net: netText(fresh, names) })}
      </Text>
    </Alert>
  );
};

const netText = ({ outcome }: StoredScore, names: ByChair<string>): string => {
  const net = outcome?.net;
  if (net === undefined || net === null) return '–';
  return joinList(namedChairs(names).map((chair) => `${names[chair]} ${formatPoints(net[chair], true)}`));
};
