import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadToHeadView } from '../../../shared/contract/season-views.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { FindField } from '../../components/find-field.tsx';
import { PairDrawer } from '../../components/pair-drawer.tsx';
import { matchesSearch } from '../../components/search-text.ts';
import { storeErrors } from '../../components/store-errors.ts';
import { useLive } from '../../host/use-live.ts';
import { MeetingsMatrix } from './meetings-matrix.tsx';
import classes from './season.module.css';

/** So many people stand across at a time; more than these are turned over like pages. */
const ACROSS = 16;

/** Everybody against everybody. A cell opens the tables at which the two met. */
export const MeetingsPanel = ({ seasonId }: { readonly seasonId: string }) => {
  const { t } = useTranslation();
  const { data: view, error } = useLive((store) => store.seasons.headToHead({ id: seasonId }), [seasonId]);
  if (error !== undefined) return <ErrorList title={t('season:failed')} errors={storeErrors(error)} />;
  if (view === undefined) return <Skeleton height={400} />;
  if (view.meetings.length === 0) return <Text py="lg">{t('season:meetings.empty')}</Text>;
  return <Meetings view={view} />;
};

const Meetings = ({ view }: { readonly view: HeadToHeadView }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [first, setFirst] = useState(0);
  const [pair, setPair] = useState<{ readonly one: string; readonly other: string }>();
  const of = view.people.length;
  const start = Math.min(first, Math.max(0, of - 1));
  const to = Math.min(of, start + ACROSS);
  const rows = view.people.flatMap(({ name }, index) => (matchesSearch(query, [name]) ? [index] : []));
  return (
    <>
      {view.mixed ? (
        <Text size="sm" c="dimmed">
          {t('season:mixed.balance')}
        </Text>
      ) : null}
      <div className={classes.above}>
        <Text size="sm" c="dimmed">
          {t('season:meetings.about')}
        </Text>
        <Group gap="sm" wrap="nowrap">
          {of > ACROSS ? (
            <>
              <Text size="sm" role="status" style={{ whiteSpace: 'nowrap' }}>
                {t('season:meetings.columns', { from: start + 1, to, of })}
              </Text>
              <Turn direction="earlier" disabled={start === 0} onClick={() => setFirst(Math.max(0, start - ACROSS))} />
              <Turn direction="later" disabled={to === of} onClick={() => setFirst(start + ACROSS)} />
            </>
          ) : null}
          <FindField query={query} onQuery={setQuery} />
        </Group>
      </div>
      {rows.length === 0 ? (
        <Text py="lg">{t('season:noneFound', { text: query })}</Text>
      ) : (
        <MeetingsMatrix view={view} rows={rows} from={start} to={to} onOpen={(one, other) => setPair({ one, other })} />
      )}
      <PairDrawer seasonId={view.season.id} pair={pair} onClose={() => setPair(undefined)} />
    </>
  );
};

type TurnProps = {
  readonly direction: 'earlier' | 'later';
  readonly disabled: boolean;
  readonly onClick: () => void;
};

const Turn = ({ direction, disabled, onClick }: TurnProps) => {
  const { t } = useTranslation();
  const Icon = direction === 'earlier' ? IconChevronLeft : IconChevronRight;
  return (
    <Button
      variant="default"
      px={8}
      flex="none"
      disabled={disabled}
      aria-label={t(`season:meetings.${direction}`)}
      title={t(`season:meetings.${direction}`)}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </Button>
  );
};
