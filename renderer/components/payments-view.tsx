import { Group, Table, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StoredScore } from '../../shared/records/stored-score.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { joinList } from '../i18n/locale.ts';
import { formatPoints } from './format-points.ts';
import { onTheSpotText } from './on-the-spot-text.ts';
import { type PaymentBasis, paymentBasis, type StoredPayment } from './payment-basis.ts';
import { PointsText } from './points-text.tsx';
import { totalsOf } from './read-sheet.ts';
import { worthWords } from './unit-text.ts';

type PaymentsViewProps = {
  /** Whose payments are known. */
  readonly score: StoredScore;
  readonly facts: Pick<ChairFacts, 'winner' | 'discarder' | 'instant'>;
  readonly names: ByChair<string>;
  /** The session's frozen profile, by which the deal was settled. */
  readonly rules: { readonly ruleset: Ruleset; readonly options: Readonly<Record<string, unknown>> };
};

/** Who pays whom, how much, and why: every payment of a deal. */
export const PaymentsView = ({ score, facts, names, rules }: PaymentsViewProps) => {
  const { t } = useTranslation();
  const payments = score.outcome?.payments ?? [];
  if (payments.length === 0) return <Text size="sm">{t('table:payments.none')}</Text>;
  const why = paymentWords(t, { score, facts, names, rules });
  return (
    <Table aria-label={t('table:payments.title')} verticalSpacing={4} horizontalSpacing="xs" fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('table:payments.who')}</Table.Th>
          <Table.Th ta="right">{t('table:payments.amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map((payment) => (
          <Table.Tr key={`${payment.from}-${payment.to}-${payment.reason}-${payment.for ?? ''}`}>
            <Table.Td>
              <Group gap="0 6px" fw={550}>
                <span>{names[payment.from]}</span>
                <IconArrowRight size={14} role="img" aria-label={t('table:payments.pays')} style={{ flex: 'none' }} />
                <span>{names[payment.to]}</span>
              </Group>
              <Text span fz={13} c="dimmed">
                {why(payment)}
              </Text>
            </Table.Td>
            <Table.Td ta="right" fw={650} fz="md" style={{ verticalAlign: 'top' }}>
              <PointsText amount={payment.amount} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

/** The reason of each payment of a deal in words with its arithmetic, also for paper. */
export const paymentWords = (
  t: TFunction,
  { score, facts, names, rules: { ruleset, options } }: PaymentsViewProps,
): ((payment: StoredPayment) => string) => {
  const bound = ruleset.bind(options);
  const payment = bound.ok ? bound.value.payment : undefined;
  const input = {
    totals: totalsOf(score),
    winner: facts.winner,
    dealer: score.context.dealer,
    ...(payment?.kind === 'winner-takes' && {
      winnerTakes: { shares: payment.terms.shares, discarder: facts.discarder, instant: facts.instant },
    }),
  };
  return (one) => whyText(t, { payment: one, names, ruleset, basis: paymentBasis(one, input) });
};

type Why = {
  readonly payment: StoredPayment;
  readonly names: ByChair<string>;
  readonly ruleset: Ruleset;
  readonly basis: PaymentBasis;
};

const whyText = (t: TFunction, { payment, names, ruleset, basis }: Why): string => {
  const borne = payment.for === undefined ? '' : names[payment.for];
  const reason = t(`table:reason.${payment.reason}`, {
    winner: names[payment.to],
    offender: names[payment.from],
    borne,
  });
  switch (basis.kind) {
    case 'total':
      return `${reason} ${number(basis.total)}${basis.times === 2 ? t('table:basis.doubled') : ''}`;
    case 'difference': {
      const { high, low, difference, times } = basis;
      return `${reason} ${number(high)} − ${number(low)} = ${number(difference)}${times === 2 ? t('table:basis.doubled') : ''}`;
    }
    case 'share': {
      const share = t(`table:basis.share.${basis.part}`, { worth: worthWords(t, ruleset, basis.worth) });
      return borne === '' ? share : t('table:basis.borne', { share, borne });
    }
    case 'on-the-spot': {
      const what = joinList(basis.events.map((event) => onTheSpotText(t, event)));
      return borne === '' ? what : t('table:basis.borne', { share: what, borne });
    }
    case 'plain':
      return reason;
    default:
      return basis satisfies never;
  }
};

const number = (whole: number): string => formatPoints(whole * 2);
