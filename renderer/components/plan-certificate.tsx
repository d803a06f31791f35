import { List, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../shared/records/seating.ts';
import { type CertificateRow, certificateRows, wishLines } from './plan-certificate-rows.ts';
import type { ScheduleFigures } from './plan-rounds.ts';

/** How a plan came about, as it is stored with it. */
export type PlanOrigin = Pick<Plan, 'method' | 'seed' | 'makerVersion' | 'moves' | 'complete'>;

type PlanCertificateProps = {
  readonly figures: ScheduleFigures;
  readonly how: PlanOrigin;
  readonly nameOf: (id: string) => string;
};

/** What a plan reaches beside the best there can be, how every wish fared, and how it was made: on screen and on paper. */
export const PlanCertificateView = ({ figures, how, nameOf }: PlanCertificateProps) => {
  const { t } = useTranslation();
  const wishes = wishLines(t, figures.wishes, nameOf);
  return (
    <Stack gap="lg" data-testid="plan-certificate">
      <Table maw={760} aria-label={t('seating:certificate.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('seating:certificate.figure')}</Table.Th>
            <Table.Th ta="right">{t('seating:certificate.plan')}</Table.Th>
            <Table.Th ta="right">{t('seating:certificate.best')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {certificateRows(figures.metrics).map((row) => (
            <FigureRow key={row.figure} row={row} />
          ))}
        </Table.Tbody>
      </Table>
      {figures.forbidsKept ? null : <Text fw={650}>{t('seating:certificate.forbidsBroken')}</Text>}
      {wishes.length === 0 ? null : (
        <section aria-label={t('seating:certificate.wishes')}>
          <Title order={2} size="h3">
            {t('seating:certificate.wishes')}
          </Title>
          <List size="sm" data-testid="wishes">
            {wishes.map(({ text, unmet }) => (
              <List.Item key={text} fw={unmet ? 650 : undefined}>
                {text}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      <Text size="sm">{originText(t, how)}</Text>
      {figures.uncounted.length === 0 ? null : <Text size="sm">{uncountedText(t, figures)}</Text>}
    </Stack>
  );
};

const FigureRow = ({ row: { figure, value, best } }: { readonly row: CertificateRow }) => {
  const { t } = useTranslation();
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {t(`seating:certificate.figures.${figure}`)}
      </Table.Th>
      <Table.Td ta="right" fw={650} data-figure={figure}>
        {value}
      </Table.Td>
      <Table.Td ta="right">{best}</Table.Td>
    </Table.Tr>
  );
};

/** Which rounds the figures leave out, and why. */
export const uncountedText = (t: ReturnType<typeof useTranslation>['t'], { uncounted }: ScheduleFigures): string =>
  t('seating:certificate.uncounted', { count: uncounted.length, rounds: uncounted.join(', ') });

/** How the plan was made, in a sentence: method, seed, version, moves, and whether the search was stopped. */
export const originText = (t: ReturnType<typeof useTranslation>['t'], how: PlanOrigin): string => {
  const method = t(`seating:certificate.methods.${how.method}`);
  if (how.seed === null) return method;
  return [
    method,
    t('seating:certificate.seed', { seed: how.seed, version: how.makerVersion, moves: how.moves }),
    how.complete ? t('seating:certificate.complete') : t('seating:certificate.stopped'),
  ].join(' ');
};
