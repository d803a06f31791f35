import { Drawer, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PairGame, PairView } from '../../shared/contract/season-views.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay } from '../i18n/locale.ts';
import { ErrorList } from './error-list.tsx';
import { LinkAnchor } from './links.tsx';
import { PlaceText } from './place-text.tsx';
import { PointsText } from './points-text.tsx';
import { storeErrors } from './store-errors.ts';

type Pair = { readonly one: string; readonly other: string };
type PairDrawerProps = {
  /** Null: everything ever played. */
  readonly seasonId: string | null;
  /** Ids of the two; undefined keeps the drawer shut. */
  readonly pair: Pair | undefined;
  readonly onClose: () => void;
};

/** Where two people met: each table with what it came to, and the way to it. */
export const PairDrawer = ({ seasonId, pair, onClose }: PairDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={pair !== undefined}
      onClose={onClose}
      position="right"
      size="min(720px, 100vw)"
      padding="lg"
      title={t('season:meetings.tables')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'lg' }}
    >
      {pair === undefined ? null : <PairBody seasonId={seasonId} pair={pair} />}
    </Drawer>
  );
};

const PairBody = ({ seasonId, pair: { one, other } }: { readonly seasonId: string | null; readonly pair: Pair }) => {
  const { t } = useTranslation();
  const { data: view, error } = useLive(
    (store) => store.seasons.pair({ seasonId, one, other }),
    [seasonId, one, other],
  );
  if (error !== undefined) return <ErrorList title={t('season:failed')} errors={storeErrors(error)} />;
  if (view === undefined) return <Skeleton height={300} />;
  return (
    <Stack gap="md">
      <Text fz="lg" fw={650}>
        {t('season:meetings.title', { one: view.one.name, other: view.other.name })}
      </Text>
      {view.mixed ? (
        <Text size="sm" c="dimmed">
          {t('season:mixed.balance')}
        </Text>
      ) : null}
      <Sums view={view} />
      <Games view={view} />
    </Stack>
  );
};

const Sums = ({ view: { one, other, meeting } }: { readonly view: PairView }) => {
  const { t } = useTranslation();
  return (
    <Table verticalSpacing={6} data-testid="pair-sums">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('season:meetings.games', { count: meeting.games })}</Table.Th>
          <Table.Th ta="right">{t('season:meetings.ahead')}</Table.Th>
          <Table.Th ta="right">{t('season:meetings.levelHead')}</Table.Th>
          <Table.Th ta="right">{t('season:meetings.difference')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[
          { person: one, ahead: meeting.ahead, difference: meeting.difference },
          { person: other, ahead: meeting.behind, difference: 0 - meeting.difference },
        ].map(({ person, ahead, difference }) => (
          <Table.Tr key={person.playerId}>
            <Table.Th scope="row">{person.name}</Table.Th>
            <Table.Td ta="right">{ahead}</Table.Td>
            <Table.Td ta="right">{meeting.level}</Table.Td>
            <Table.Td ta="right">
              <PointsText amount={difference} signed fw={600} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

const Games = ({ view: { one, other, games } }: { readonly view: PairView }) => {
  const { t } = useTranslation();
  return (
    <Table verticalSpacing={6} highlightOnHover data-testid="pair-games">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('season:meetings.session')}</Table.Th>
          <Table.Th>{t('season:meetings.table')}</Table.Th>
          <Table.Th ta="right">{one.name}</Table.Th>
          <Table.Th ta="right">{other.name}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {games.map((game) => (
          <GameRow key={game.tableId} game={game} />
        ))}
      </Table.Tbody>
    </Table>
  );
};

const GameRow = ({ game: { session, round, table, tableId, one, other } }: { readonly game: PairGame }) => {
  const { t } = useTranslation();
  return (
    <Table.Tr>
      <Table.Td maw={240}>
        <Text size="sm" truncate>
          {session.name}
        </Text>
        <Text size="sm" c="dimmed">
          {formatDay(session.date, 'date')}
        </Text>
      </Table.Td>
      <Table.Td>
        <LinkAnchor to="/sessions/$sessionId/tables/$tableId" params={{ sessionId: session.id, tableId }}>
          {t('season:meetings.toTable', { table, round })}
        </LinkAnchor>
      </Table.Td>
      {[one, other].map((seat) => (
        <Table.Td key={seat.playerId} ta="right">
          <PointsText amount={seat.balance} signed />
          <Text size="sm" c="dimmed">
            <PlaceText place={seat.place} shared={seat.shared} />
          </Text>
        </Table.Td>
      ))}
    </Table.Tr>
  );
};
