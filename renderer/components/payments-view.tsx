import { Group, Table, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ByChair, Chair } from '../../shared/table/chair.ts';
import { formatPoints } from './format-points.ts';
import { type PaymentBasis, paymentBasis, type StoredPayment } from './payment-basis.ts';
import { PointsText } from './points-text.tsx';

type PaymentsViewProps = {
  readonly payments: readonly StoredPayment[];
  readonly names: ByChair<string>;
  readonly totals: Partial<Readonly<Record<Chair, number>>>;
  readonly winner: Chair | undefined;
  readonly dealer: Chair;
};

/** Who pays whom, how much, and why: every payment of a deal. */
export const PaymentsView = ({ payments, names, totals, winner, dealer }: PaymentsViewProps) => {
  const { t } = useTranslation();
  if (payments.length === 0) return <Text size="sm">{t('table:payments.none')}</Text>;
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
              <Group gap={6} wrap="nowrap" fw={550}>
                <Text span inherit maw={170} truncate title={names[payment.from]}>
                  {names[payment.from]}
                </Text>
                <IconArrowRight size={14} role="img" aria-label={t('table:payments.pays')} style={{ flex: 'none' }} />
                <Text span inherit maw={170} truncate title={names[payment.to]}>
                  {names[payment.to]}
                </Text>
              </Group>
              <Text span fz={13} c="dimmed">
                {whyText(t, { payment, names, basis: paymentBasis(payment, { totals, winner, dealer }) })}
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

type Why = { readonly payment: StoredPayment; readonly names: ByChair<string>; readonly basis: PaymentBasis };

/** The reason in words with its arithmetic, also for paper. */
export const whyText = (t: TFunction, { payment, names, basis }: Why): string => {
  const reason = t(`table:reason.${payment.reason}`, {
    winner: names[payment.to],
    offender: names[payment.from],
    borne: payment.for === undefined ? '' : names[payment.for],
  });
  const doubled = basis.times === 2 ? t('table:basis.doubled') : '';
  switch (basis.kind) {
    case 'total':
      return `${reason} ${number(basis.total)}${doubled}`;
    case 'difference':
      return `${reason} ${number(basis.high)} − ${number(basis.low)} = ${number(basis.difference)}${doubled}`;
    case 'plain':
      return reason;
    default:
      return basis satisfies never;
  }
};

const number = (whole: number): string => formatPoints(whole * 2);
