import { Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Change } from '../../../shared/records/change.ts';
import type { Deal } from '../../../shared/records/records.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useStore } from '../../host/store-context.tsx';
import { DealVersions } from './deal-versions.tsx';
import { RecordVersions } from './record-versions.tsx';
import type { RecordWords } from './record-words.ts';
import { TakeBack } from './take-back.tsx';

type ChangeDetailsProps = {
  readonly seq: number;
  readonly session: SessionView | undefined;
  readonly words: RecordWords;
  /** Whether it can be taken back by itself. */
  readonly stands: boolean;
};

/** What a change replaced and by what. A stored change never changes, so it is read once and not watched. */
export const ChangeDetails = ({ seq, session, words, stands }: ChangeDetailsProps) => {
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
  const deals = change.writes.filter((write) => write.kind === 'deals');
  const others = change.writes.filter((write) => write.kind !== 'deals');
  const hidden = Math.max(0, deals.length - MOST_SHOWN) + Math.max(0, others.length - MOST_SHOWN);
  return (
    <Stack gap="sm">
      {others.slice(0, MOST_SHOWN).map((write) => (
        <RecordVersions key={write.id} write={write} words={words} />
      ))}
      {deals.slice(0, MOST_SHOWN).map(({ id, before, after }) => (
        <DealVersions
          key={id}
          before={before}
          after={after}
          names={namesFor(session, before ?? after)}
          ruleset={session?.session.profile.ruleset}
        />
      ))}
      {hidden === 0 ? null : <Text size="sm">{t('history:more', { count: hidden })}</Text>}
      {stands ? <TakeBack seq={seq} /> : null}
    </Stack>
  );
};

/** A removed round may touch hundreds. */
const MOST_SHOWN = 12;

/** The four of a deal's table, or nobody's name when the table was removed since. */
const namesFor = (session: SessionView | undefined, deal: Deal | null): ByChair<string> | undefined =>
  session?.rounds.flatMap(({ tables }) => tables).find(({ table }) => table.id === deal?.tableId)?.names;
