import { Button, Card, Group, List, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStoreProblem } from '../../host/store-context.tsx';
import { useLive } from '../../host/use-live.ts';
import { formatDate, formatDay, formatNumber } from '../../i18n/locale.ts';
import { COUNTED, countsHere, countsOf } from './backup-counts.ts';
import { type RestoreState, setRestoreState } from './restore-state.ts';

/** Sessions named one by one; older ones are only counted. */
const SESSIONS_NAMED = 6;

type Preview = Extract<RestoreState, { step: 'preview' }>;
type RestorePreviewProps = {
  readonly preview: Preview;
  /** Changes here that no backup holds. */
  readonly unsaved: number;
  readonly busy: boolean;
  readonly onRestore: () => void;
};

/** What a checked backup holds beside what is here now. Nothing has changed yet. */
export const RestorePreview = ({ preview, unsaved, busy, onRestore }: RestorePreviewProps) => {
  const { t } = useTranslation();
  const { name, backup } = preview;
  const unreadable = useStoreProblem() === 'database-unreadable';
  return (
    <Card withBorder padding="md" data-testid="restore-preview">
      <Stack gap="sm">
        <Title order={3}>{t('files:restore.preview', { name })}</Title>
        <Text>{t('files:restore.madeAt', { time: formatDate(new Date(backup.at), 'dateAndTime') })}</Text>
        <Counts preview={preview} />
        <Sessions preview={preview} />
        <Text>{t(unreadable ? 'files:missing.removes' : 'files:restore.replaces')}</Text>
        {unsaved > 0 ? <Text fw={600}>{t('files:backup.unsaved', { count: unsaved })}</Text> : null}
        <Group gap="sm">
          <Button loading={busy} onClick={onRestore} autoFocus>
            {t('files:restore.confirm')}
          </Button>
          <Button variant="default" onClick={() => setRestoreState({ step: 'idle' })}>
            {t('files:restore.cancel')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
};

const Counts = ({ preview: { backup } }: { readonly preview: Preview }) => {
  const { t } = useTranslation();
  const { data: players } = useLive((store) => store.players.list());
  const { data: sessions } = useLive((store) => store.sessions.list());
  const inFile = countsOf(backup);
  const here = players && sessions && countsHere(players, sessions);
  return (
    <Table verticalSpacing={4} maw={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th ta="right">{t('files:restore.inFile')}</Table.Th>
          <Table.Th ta="right">{t('files:restore.nowHere')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {COUNTED.map((kind) => (
          <Table.Tr key={kind}>
            <Table.Th scope="row">{t(`files:restore.${kind}`)}</Table.Th>
            <Table.Td ta="right">{formatNumber(inFile[kind])}</Table.Td>
            <Table.Td ta="right">{here === undefined ? '' : formatNumber(here[kind])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

const Sessions = ({ preview: { backup } }: { readonly preview: Preview }) => {
  const { t } = useTranslation();
  const sessions = backup.records.sessions.toSorted((left, right) => right.date.localeCompare(left.date));
  if (sessions.length === 0) return null;
  const more = sessions.length - SESSIONS_NAMED;
  return (
    <Stack gap={4}>
      <Text fw={600}>{t('files:restore.sessionsInFile')}</Text>
      <List size="sm">
        {sessions.slice(0, SESSIONS_NAMED).map(({ id, name, date }) => (
          <List.Item key={id}>{`${name} · ${formatDay(date, 'date')}`}</List.Item>
        ))}
        {more > 0 ? <List.Item>{t('files:restore.moreSessions', { count: more })}</List.Item> : null}
      </List>
    </Stack>
  );
};
