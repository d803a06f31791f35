import { Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonView } from '../../../shared/contract/season-views.ts';
import { LinkAnchor } from '../../components/links.tsx';
import { PointsText } from '../../components/points-text.tsx';

/** Best and hardest, and how often first to fourth. */
export const PersonStandOut = ({ view }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  const { bestSession, worstSession, bestTable, worstTable, places, games } = view.record;
  const nameOf = (sessionId: string): string =>
    view.sessions.find(({ id }) => id === sessionId)?.name ??
    view.steps.find(({ session }) => session.id === sessionId)?.session.name ??
    '';
  return (
    <section aria-label={t('season:person.standOut')}>
      <Title order={2} mb="sm">
        {t('season:person.standOut')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {(
          [
            ['bestSession', bestSession],
            ['worstSession', worstSession],
          ] as const
        ).map(([key, session]) =>
          session === null ? null : (
            <Card
              key={key}
              label={t(`season:person.${key}`)}
              figure={t('season:person.placeOf', { place: session.place, of: session.field })}
            >
              <LinkAnchor to="/sessions/$sessionId/standings" params={{ sessionId: session.sessionId }}>
                {nameOf(session.sessionId)}
              </LinkAnchor>
            </Card>
          ),
        )}
        {(
          [
            ['bestTable', bestTable],
            ['worstTable', worstTable],
          ] as const
        ).map(([key, table]) =>
          table === null ? null : (
            <Card key={key} label={t(`season:person.${key}`)} figure={<PointsText amount={table.balance} signed />}>
              <LinkAnchor
                to="/sessions/$sessionId/tables/$tableId"
                params={{ sessionId: table.sessionId, tableId: table.tableId }}
              >
                {nameOf(table.sessionId)}, {t('season:meetings.toTable', { table: table.table, round: table.round })}
              </LinkAnchor>
            </Card>
          ),
        )}
        {games === 0 ? null : <Places places={places} />}
      </SimpleGrid>
    </section>
  );
};

type CardProps = { readonly label: string; readonly figure: ReactNode; readonly children: ReactNode };

const Card = ({ label, figure, children }: CardProps) => (
  <Paper withBorder p="md">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz="xl" fw={650} component="div">
      {figure}
    </Text>
    <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </Paper>
);

const Places = ({ places }: { readonly places: readonly number[] }) => {
  const { t } = useTranslation();
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {t('season:person.places')}
      </Text>
      <Group grow gap="xs" mt={4}>
        {places.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <div key={index}>
            <Text fz="xl" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Text>
            <Text size="sm" c="dimmed">
              {t('season:person.placeNumber', { place: index + 1 })}
            </Text>
          </div>
        ))}
      </Group>
    </Paper>
  );
};
