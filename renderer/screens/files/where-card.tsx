import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconDatabase, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host/host-context.tsx';
import { usePersistence } from '../../host/use-persistence.ts';
import { SectionCard } from './section-card.tsx';

/** Where what was entered is kept, in plain words. */
export const WhereCard = ({ changes }: { readonly changes: number }) => {
  const { t } = useTranslation();
  const { kind } = useHost();
  return (
    <SectionCard icon={<IconDatabase aria-hidden />} title={t('files:where.title')}>
      <Text>{t(`files:where.${kind}`)}</Text>
      {kind === 'web' ? <Text>{t('files:where.webFile')}</Text> : null}
      {kind === 'web' ? <KeepingPromise /> : null}
      <Text c="dimmed" size="sm">
        {changes === 0 ? t('files:where.none') : t('files:where.changes', { count: changes })}
      </Text>
    </SectionCard>
  );
};

/** What the browser answered when it was asked to keep the records, and what that means. */
const KeepingPromise = () => {
  const { t } = useTranslation();
  const persistence = usePersistence();
  if (persistence === 'unknown') return <Text c="dimmed">{t('files:persistence.unknown')}</Text>;
  const refused = persistence === 'refused';
  return (
    <Alert
      color={refused ? 'yellow' : 'jade'}
      icon={refused ? <IconAlertTriangle aria-hidden /> : <IconShieldCheck aria-hidden />}
      title={t(`files:persistence.${persistence}Title`)}
      data-testid="persistence"
    >
      {t(`files:persistence.${persistence}`)}
    </Alert>
  );
};
