import { Button, Group, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicationView } from '../../../shared/contract/views.ts';
import { DisputedNotice } from '../../components/disputed-notice.tsx';
import { formatMoment } from '../../components/format-moment.ts';
import { LinkButton } from '../../components/links.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useCommand } from '../../components/run-command.ts';
import { rankingWords } from '../../components/tie-break-text.ts';
import { useLive } from '../../host/use-live.ts';
import { ComparedTable } from './compared-table.tsx';

/** One publication beside the present: where they differ, and which changes since made the difference. */
export const PublicationPanel = ({ id }: { readonly id: string }) => {
  const { data: view, error } = useLive((store) => store.publications.view({ id }), [id]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined) return <Skeleton height={300} />;
  return <Panel view={view} />;
};

const Panel = ({ view }: { readonly view: PublicationView }) => {
  const { t } = useTranslation();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const { publication, rows, causes } = view;
  const differing = rows.filter(({ differs }) => differs);
  return (
    <Stack gap="sm" component="section" aria-label={t('published:number', { number: publication.number })}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Title order={2}>{t('published:number', { number: publication.number })}</Title>
          <Text c="dimmed">
            {t('published:about', {
              at: formatMoment(publication.at),
              round: publication.roundsSeated,
              ranking: rankingWords(t, publication),
            })}
          </Text>
        </div>
        <PanelActions view={view} />
      </Group>
      <Text role="status" fw={550}>
        {differing.length === 0 ? t('published:asNowLong') : t('published:differingLong', { count: differing.length })}
      </Text>
      {publication.tablesRunning > 0 ? (
        <Text size="sm">{t('published:provisional', { count: publication.tablesRunning })}</Text>
      ) : null}
      <DisputedNotice count={publication.tablesDisputed ?? 0} published />
      {differing.length === 0 ? null : (
        <Switch
          label={t('published:onlyDiffering')}
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
        />
      )}
      <ComparedTable rows={onlyDiffering ? differing : rows} causes={causes} />
    </Stack>
  );
};

const PanelActions = ({ view: { publication, session } }: { readonly view: PublicationView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run } = useCommand();
  const withdraw = async (): Promise<void> => {
    await run((store) => store.publications.withdraw({ id: publication.id }), {
      done: t('published:withdrawn', { number: publication.number }),
    });
    await navigate({
      to: '/sessions/$sessionId/published/$publicationId',
      params: { sessionId: session.id, publicationId: 'newest' },
    });
  };
  return (
    <Group gap="sm" wrap="nowrap" flex="none">
      <Button variant="subtle" color="red" onClick={() => void withdraw()}>
        {t('published:withdraw')}
      </Button>
      <LinkButton
        variant="default"
        to="/print/published/$publicationId"
        params={{ publicationId: publication.id }}
        leftSection={<IconPrinter size={18} aria-hidden />}
      >
        {t('published:print')}
      </LinkButton>
    </Group>
  );
};
