import { Grid, Loader } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/links.tsx';
import { isGone, LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { PublicationList } from './publication-list.tsx';
import { PublicationPanel } from './publication-panel.tsx';

/** What was published, each beside the present. */
export const PublishedScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '', publicationId = 'newest' } = useParams({ strict: false });
  const { data: list, error } = useLive((store) => store.publications.list({ sessionId }), [sessionId]);
  const shown = list?.find(({ id }) => id === publicationId) ?? list?.[0];
  if (isGone(error)) return <LoadFailed error={error} />;
  return (
    <>
      <PageHeader title={t('published:title')} subtitle={t('published:subtitle')}>
        {list?.length === 0 ? null : (
          <LinkButton variant="default" to="/sessions/$sessionId/standings" params={{ sessionId }}>
            {t('published:toStandings')}
          </LinkButton>
        )}
      </PageHeader>
      <LoadFailed error={error} />
      {list === undefined ? error === undefined && <Loader aria-label={t('store.connecting')} /> : null}
      {list?.length === 0 ? (
        <EmptyState
          icon={<IconNews size={40} aria-hidden />}
          title={t('published:empty.title')}
          hint={t('published:empty.hint')}
        >
          <NextStep to="/sessions/$sessionId/standings" params={{ sessionId }}>
            {t('published:toStandings')}
          </NextStep>
        </EmptyState>
      ) : null}
      {list === undefined || shown === undefined ? null : (
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, md: 3 }}>
            <PublicationList list={list} sessionId={sessionId} shown={shown.id} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 9 }}>
            <PublicationPanel key={shown.id} id={shown.id} />
          </Grid.Col>
        </Grid>
      )}
    </>
  );
};
