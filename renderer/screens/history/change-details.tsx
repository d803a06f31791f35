import { Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Change, Write } from '../../../shared/records/change.ts';
import type { Deal } from '../../../shared/records/records.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useStore } from '../../host/store-context.tsx';
import { DealVersions } from './deal-versions.tsx';

type ChangeDetailsProps = { readonly seq: number; readonly session: SessionView | undefined };

/** What a change replaced and by what. A stored change never changes, so it is read once and not watched. */
export const ChangeDetails = ({ seq, session }: ChangeDetailsProps) => {
  const { t } = useTranslation();
  const store = useStore();
  const [change, setChange] = useState<Change>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    store.history.change({ seq }).then(
      (found) => (gone ? undefined : setChange(found)),
      (problem: unknown) => (gone ? undefined : setError(problem)),
    );
    return () => {
      gone = true;
    };
  }, [store, seq]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (change === undefined) return <Loader size="sm" aria-label={t('table:history.loading')} />;
  const deals = change.writes.flatMap(({ kind, id, before, after }) =>
    kind === 'deals' ? [{ id, before: dealOrNull(before), after: dealOrNull(after) }] : [],
  );
  const others = change.writes.length - deals.length;
  return (
    <Stack gap="sm">
      {deals.slice(0, MOST_SHOWN).map(({ id, before, after }) => (
        <DealVersions
          key={id}
          before={before}
          after={after}
          names={namesFor(session, before ?? after)}
          ruleset={session?.session.profile.ruleset}
        />
      ))}
      {deals.length > MOST_SHOWN ? (
        <Text size="sm">{t('table:history.moreDeals', { count: deals.length - MOST_SHOWN })}</Text>
      ) : null}
      {others === 0 ? null : <Text size="sm">{t('table:history.records', { count: others })}</Text>}
    </Stack>
  );
};

const dealOrNull = (record: Write['before']): Deal | null => (record !== null && 'facts' in record ? record : null);

/** A removed round may touch hundreds. */
const MOST_SHOWN = 12;

/** The four of a deal's table, or nobody's name when the table was removed since. */
const namesFor = (session: SessionView | undefined, deal: Deal | null): ByChair<string> | undefined =>
  session?.rounds.flatMap(({ tables }) => tables).find(({ table }) => table.id === deal?.tableId)?.names;
