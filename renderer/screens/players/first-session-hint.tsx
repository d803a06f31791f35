import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isSampleSession } from '../../../shared/records/sample-ids.ts';
import { LinkButton } from '../../components/links.tsx';
import { useLive } from '../../host/use-live.ts';

/** Whoever has just brought the club in is told what comes next; gone with the club's first session. */
export const FirstSessionHint = () => {
  const { t } = useTranslation();
  const { data: sessions } = useLive((store) => store.sessions.list());
  if (sessions?.every(({ session }) => isSampleSession(session.id)) !== true) return null;
  return (
    <Paper withBorder p="md" mb="md">
      <Group justify="space-between">
        <Stack gap={0}>
          <Text fw={600}>{t('sessions:steps.session')}</Text>
          <Text size="sm" c="dimmed">
            {t('sessions:steps.sessionHint')}
          </Text>
        </Stack>
        <LinkButton to="/sessions/new" variant="light" rightSection={<IconArrowRight size={18} aria-hidden />}>
          {t('sessions:home.new')}
        </LinkButton>
      </Group>
    </Paper>
  );
};
