import { MultiSelect, Skeleton, Tabs } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView, StandingsView, TableView } from '../../../shared/contract/views.ts';
import { BalanceChart } from '../../charts/balance-chart.tsx';
import { MOST_LINES } from '../../charts/series-style.ts';

// One chart is looked at at a time, and each has parts of the library of its own.
const PlacesChart = lazyRouteComponent(() => import('../../charts/places-chart.tsx'), 'PlacesChart');
const WinsTab = lazyRouteComponent(() => import('./wins-tab.tsx'), 'WinsTab');
const PaymentsChart = lazyRouteComponent(() => import('../../charts/payments-chart.tsx'), 'PaymentsChart');
const LuckChart = lazyRouteComponent(() => import('../../charts/luck-chart.tsx'), 'LuckChart');

type ChartTabsProps = {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly tables: readonly TableView[];
};

const TABS = ['balance', 'places', 'wins', 'payments', 'luck'] as const;
/** Shown until somebody chooses: the first of the standings. */
const FIRST = 4;

/** One chart at a time; who is chosen stays chosen from one to the next. */
export const ChartTabs = ({ session: { session, entrants }, standings, tables }: ChartTabsProps) => {
  const { t } = useTranslation();
  const played = standings.rows.filter(({ rounds }) => rounds.some((round) => round !== null));
  const people = played.map(({ entrantId, name }) => ({ id: entrantId, name }));
  const [chosen, setChosen] = useState<readonly string[]>();
  const entrantIds = chosen ?? people.slice(0, FIRST).map(({ id }) => id);
  const nameOf = (entrantId: string): string => standings.names[entrantId] ?? '';
  const penalties = standings.penalties.map(({ penalty }) => penalty);
  const picker = (
    <MultiSelect
      label={t('charts:people')}
      value={[...entrantIds]}
      onChange={setChosen}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      maxValues={MOST_LINES}
      searchable
      hidePickedOptions
      maw={640}
      miw={320}
    />
  );
  return (
    <Tabs defaultValue="balance" keepMounted={false}>
      <Tabs.List mb="md" aria-label={t('charts:title')}>
        {TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`charts:tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Suspense fallback={<Skeleton height={400} />}>
        <Tabs.Panel value="balance">
          <BalanceChart tables={tables} entrantIds={entrantIds} nameOf={nameOf} picker={picker} />
        </Tabs.Panel>
        <Tabs.Panel value="places">
          <PlacesChart
            input={{ session, entrants, tables, penalties }}
            entrantIds={entrantIds}
            nameOf={nameOf}
            picker={picker}
          />
        </Tabs.Panel>
        <Tabs.Panel value="wins">
          <WinsTab tables={tables} ruleset={session.profile.ruleset} nameOf={nameOf} />
        </Tabs.Panel>
        <Tabs.Panel value="payments">
          <PaymentsChart tables={tables} order={people.map(({ id }) => id)} nameOf={nameOf} />
        </Tabs.Panel>
        <Tabs.Panel value="luck">
          <LuckChart tables={tables} people={people} />
        </Tabs.Panel>
      </Suspense>
    </Tabs>
  );
};
