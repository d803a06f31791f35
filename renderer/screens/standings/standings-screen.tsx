import { Skeleton, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../../shared/contract/views.ts';
import { DisputedNotice } from '../../components/disputed-notice.tsx';
import { FindField } from '../../components/find-field.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RoundStates } from '../../components/round-states.tsx';
import { matchesSearch } from '../../components/search-text.ts';
import { rankingRule } from '../../components/tie-break-text.ts';
import { useLive } from '../../host/use-live.ts';
import { NoStandings } from './no-standings.tsx';
import { PublishButton } from './publish-button.tsx';
import { Receipt } from './receipt.tsx';
import classes from './standings.module.css';
import { StandingsActions } from './standings-actions.tsx';
import { StandingsTable } from './standings-table.tsx';

/** From this many players on, a name is looked for rather than seen. */
const FIND_FROM = 9;

/** Who leads, and why: every figure leads to the table or the deals that it comes from. */
export const StandingsScreen = () => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  return (
    <div className={classes.page}>
      <PageHeader title={t('standings:title')} subtitle={view === undefined ? undefined : subtitle(t, view)}>
        {view === undefined || !hasFigures(view) ? null : (
          <>
            {view.rows.length >= FIND_FROM ? <FindField query={query} onQuery={setQuery} /> : null}
            <PublishButton sessionId={sessionId} />
            <StandingsActions view={view} />
          </>
        )}
      </PageHeader>
      <RoundStates sessionId={sessionId} />
      {view === undefined ? <Skeleton height={400} /> : <StandingsBody view={view} query={query} />}
    </div>
  );
};

const hasFigures = ({ rows }: StandingsView): boolean =>
  rows.some(({ rounds }) => rounds.some((round) => round !== null));

type StandingsBodyProps = { readonly view: StandingsView; readonly query: string };

const StandingsBody = ({ view, query }: StandingsBodyProps) => {
  const { t } = useTranslation();
  const [explained, setExplained] = useState<string>();
  if (!hasFigures(view)) return <NoStandings view={view} />;
  const rows = query === '' ? view.rows : view.rows.filter(({ name }) => matchesSearch(query, [name]));
  return (
    <div className={classes.body}>
      {view.tablesRunning > 0 ? (
        <div role="status" className={classes.running}>
          <IconClockPause size={18} aria-hidden />
          {t('standings:provisional', { count: view.tablesRunning })}
        </div>
      ) : null}
      <DisputedNotice count={view.tablesDisputed} className={classes.running} />
      {rows.length === 0 ? (
        <Text py="lg">{t('standings:noneFound', { text: query })}</Text>
      ) : (
        <StandingsTable view={view} rows={rows} onExplain={setExplained} />
      )}
      <Text size="sm" c="dimmed">
        {t('standings:foot', { rule: rankingRule(t, view.session), keys: t('standings:keys') })}
      </Text>
      <Receipt view={view} entrantId={explained} onClose={() => setExplained(undefined)} />
    </div>
  );
};

const subtitle = (t: TFunction, { roundsSeated, session, fieldSize }: StandingsView): string => {
  const after =
    roundsSeated === 0
      ? t('standings:before')
      : t('standings:afterRound', { round: roundsSeated, rounds: session.roundCount });
  return t('clauses', { first: after, second: t('standings:fieldSize', { count: fieldSize }) });
};
