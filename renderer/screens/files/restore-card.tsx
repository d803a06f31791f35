import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconFolderOpen, IconRestore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../components/error-list.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { backupFile } from '../../components/use-backup.ts';
import { useSaveFile } from '../../components/use-save-file.ts';
import { RestorePreview } from './restore-preview.tsx';
import { setRestoreState, useRestoreState } from './restore-state.ts';
import { SectionCard } from './section-card.tsx';
import { useRestore } from './use-restore.ts';

type RestoreCardProps = {
  readonly unsaved: number;
  /** The club is empty: what can be done here is to bring records along. */
  readonly first: boolean;
  /** What is to be known before a file is chosen. */
  readonly children?: ReactNode;
};

/** From a file to the club's records: choose, look, restore, and the way back. */
export const RestoreCard = ({ unsaved, first, children }: RestoreCardProps) => {
  const { t } = useTranslation();
  const state = useRestoreState();
  const { choose, restore, putBack, busy } = useRestore();
  return (
    <SectionCard icon={<IconRestore aria-hidden />} title={t('files:restore.title')}>
      {children}
      <Text>{t('files:restore.what')}</Text>
      <div>
        <Button
          variant={state.step === 'preview' ? 'default' : first ? 'filled' : 'light'}
          size="md"
          data-next-step={first || undefined}
          autoFocus={first}
          rightSection={first ? <Shortcut keys={t('table:keys.enter')} onFill /> : undefined}
          loading={busy}
          leftSection={<IconFolderOpen size={20} aria-hidden />}
          onClick={choose}
        >
          {t('files:restore.choose')}
        </Button>
      </div>
      <div aria-live="polite">
        {state.step === 'refused' ? (
          <Stack gap="xs">
            <ErrorList title={t('files:restore.refused', { name: state.name })} errors={state.errors} />
            <Text size="sm">{t('files:restore.unchanged')}</Text>
          </Stack>
        ) : null}
        {state.step === 'preview' ? (
          <RestorePreview preview={state} unsaved={unsaved} busy={busy} onRestore={() => restore(state)} />
        ) : null}
        {state.step === 'done' ? (
          <Restored replaced={state.replaced} busy={busy} onPutBack={() => putBack(state.replaced)} />
        ) : null}
      </div>
    </SectionCard>
  );
};

type RestoredProps = { readonly replaced: string; readonly busy: boolean; readonly onPutBack: () => void };

/** After a restore: what was there before is at hand until somebody closes this. */
const Restored = ({ replaced, busy, onPutBack }: RestoredProps) => {
  const { t } = useTranslation();
  const save = useSaveFile();
  return (
    <Alert
      color="jade"
      icon={<IconCircleCheck aria-hidden />}
      title={t('files:restore.doneTitle')}
      withCloseButton
      closeButtonLabel={t('action.close')}
      onClose={() => setRestoreState({ step: 'idle' })}
    >
      <Stack gap="sm">
        <Text inherit>{t('files:restore.done')}</Text>
        <Group gap="sm">
          <Button variant="default" loading={busy} onClick={onPutBack}>
            {t('files:restore.undo')}
          </Button>
          <Button variant="default" onClick={() => void save(backupFile(replaced, t('files:restore.replacedFile')))}>
            {t('files:restore.keep')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
