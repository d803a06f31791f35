import { Alert, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconClockPause, IconSearch } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../../shared/contract/views.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { matchesSearch } from '../../components/search-text.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { storeErrors } from '../../components/store-errors.ts';
import { useLive } from '../../host/use-live.ts';
import { NoStandings } from './no-standings.tsx';
import { Receipt } from './receipt.tsx';
import { StandingsActions } from './standings-actions.tsx';
import { StandingsTable } from './standings-table.tsx';

/** From this many players on, a name is looked for rather than seen. */
const FIND_FROM = 9;

/** Who leads, and why: every figure leads to the table or the deals that it comes from. */
export const StandingsScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  if (error !== undefined) return <ErrorList title={t('standings:failed')} errors={storeErrors(error)} />;
  return (
    <>
      <PageHeader title={t('standings:title')} subtitle={view === undefined ? undefined : subtitle(t, view)}>
        {view === undefined || view.rows.length === 0 ? null : <StandingsActions view={view} />}
      </PageHeader>
      {view === undefined ? <Skeleton height={400} /> : <StandingsBody view={view} />}
    </>
  );
};

const StandingsBody = ({ view }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [explained, setExplained] = useState<string>();
  if (!view.rows.some(({ rounds }) => rounds.some((round) => round !== null))) return <NoStandings view={view} />;
  const rows = query === '' ? view.rows : view.rows.filter(({ name }) => matchesSearch(query, [name]));
  return (
    <Stack gap="sm">
      {view.tablesRunning > 0 ? (
        <Alert color="yellow" py="xs" icon={<IconClockPause aria-hidden />}>
          {t('standings:provisional', { count: view.tablesRunning, mark: t('standings:runningMark') })}
        </Alert>
      ) : null}
      {view.rows.length >= FIND_FROM ? <Find query={query} onQuery={setQuery} /> : null}
      {rows.length === 0 ? (
        <Text py="lg">{t('standings:noneFound', { text: query })}</Text>
      ) : (
        <StandingsTable view={view} rows={rows} onExplain={setExplained} />
      )}
      <Text size="sm" c="dimmed">
        {t('standings:keys')}
      </Text>
      <Receipt view={view} entrantId={explained} onClose={() => setExplained(undefined)} />
    </Stack>
  );
};

type FindProps = { readonly query: string; readonly onQuery: (query: string) => void };

const Find = ({ query, onQuery }: FindProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  return (
    <TextInput
      ref={field}
      maw={360}
      aria-label={t('standings:find')}
      aria-keyshortcuts="/"
      placeholder={t('standings:find')}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<Shortcut keys="/" />}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onQuery('');
      }}
    />
  );
};

const subtitle = (t: TFunction, { roundsSeated, session }: StandingsView): string => {
  const after =
    roundsSeated === 0
      ? t('standings:before')
      : t('standings:afterRound', { round: roundsSeated, rounds: session.roundCount });
  return `${after}, ${t(`standings:ranking.${session.ranking}`)}`;
};
