import { Alert, Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/records/records.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { showRefusal, useCommand } from '../../components/run-command.ts';
import type { IncomingFile } from '../../host/host.ts';
import { useHost } from '../../host/host-context.tsx';
import { type ImportPlan, planImport, playersToImport } from './import-plan.ts';
import { ImportRows } from './import-rows.tsx';

type ImportModalProps = {
  readonly file: IncomingFile;
  readonly players: readonly Player[];
  readonly onClose: () => void;
};

/** What a file would do, row by row, before anything is written. */
export const ImportModal = ({ file, players, onClose }: ImportModalProps) => {
  const { t } = useTranslation();
  const host = useHost();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  const [withoutUnknown, setWithoutUnknown] = useState(false);
  const plan = useMemo(() => planImport({ file, players, withoutUnknown }), [file, players, withoutUnknown]);
  const count = (kind: string) => plan.rows.filter((row) => row.kind === kind).length;
  const counts = { added: count('new'), amended: count('changed') };

  const importRows = async (): Promise<void> => {
    const safety = await host.journal?.snapshot({ reason: 'import' });
    // The import itself can be undone, so a full disk is said and does not stop the evening.
    if (safety !== undefined && !safety.ok) showRefusal(safety.errors);
    const changed = playersToImport(plan.rows, () => crypto.randomUUID());
    const done = t('players:import.done', counts);
    const imported = await run((store) => store.players.import({ players: [...changed] }), { done });
    if (imported !== undefined) onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={1080}
      title={t('players:import.title', { file: file.name })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        {errors.length > 0 ? <ErrorList title={t('players:import.refused')} errors={errors} /> : null}
        <Columns plan={plan} />
        <FileErrors plan={plan} withoutUnknown={withoutUnknown} onLeaveOut={() => setWithoutUnknown(true)} />
        {plan.rows.length > 0 ? <ImportRows rows={plan.rows} /> : null}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {plan.encoding === 'windows-1252' ? t('players:import.windows1252') : ''}
          </Text>
          <ImportButtons
            changes={counts.added + counts.amended}
            same={count('same')}
            bad={count('error')}
            running={running}
            onImport={() => void importRows()}
            onClose={onClose}
          />
        </Group>
      </Stack>
    </Modal>
  );
};

/** The columns of the file, so that one sees what was understood. */
const Columns = ({ plan: { columns } }: { readonly plan: ImportPlan }) => {
  const { t } = useTranslation();
  if (columns.length === 0) return null;
  return (
    <Group gap="xs">
      <Text size="sm" fw={550}>
        {t('players:import.columns')}
      </Text>
      {columns.map(({ name, at, known }) => (
        <Badge key={at} variant={known ? 'light' : 'default'} tt="none" radius="sm" maw={240}>
          {known ? name : t('players:import.unknownColumn', { name })}
        </Badge>
      ))}
    </Group>
  );
};

type FileErrorsProps = { readonly plan: ImportPlan; readonly withoutUnknown: boolean; readonly onLeaveOut: () => void };

const FileErrors = ({ plan: { fileErrors, columns }, withoutUnknown, onLeaveOut }: FileErrorsProps) => {
  const { t } = useTranslation();
  if (fileErrors.length === 0) {
    return withoutUnknown ? (
      <Alert color="gray" icon={<IconFilter aria-hidden />}>
        {t('players:import.leftOut', { columns: columns.filter(({ known }) => !known).map(({ name }) => name) })}
      </Alert>
    ) : null;
  }
  const onlyUnknown = fileErrors.every(({ code }) => code === 'unknown-column');
  return (
    <Stack gap="sm">
      <ErrorList title={t('players:import.fileRefused')} errors={fileErrors} />
      {onlyUnknown ? (
        <Group>
          <Button
            variant="default"
            data-autofocus
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={onLeaveOut}
          >
            {t('players:import.leaveOut')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
};

type ImportButtonsProps = {
  readonly changes: number;
  readonly same: number;
  readonly bad: number;
  readonly running: boolean;
  readonly onImport: () => void;
  readonly onClose: () => void;
};

/** With errors the good rows go in only when that is what the person says. */
const ImportButtons = ({ changes, same, bad, running, onImport, onClose }: ImportButtonsProps) => {
  const { t } = useTranslation();
  const nothing = changes === 0 && bad === 0 && same > 0;
  return (
    <Group>
      {nothing ? <Text>{t('players:import.nothing')}</Text> : null}
      <Button variant="default" onClick={onClose} data-autofocus={changes === 0 || undefined}>
        {t(nothing ? 'action.close' : 'action.cancel')}
      </Button>
      {changes === 0 ? null : (
        <Button
          loading={running}
          variant={bad > 0 ? 'light' : 'filled'}
          data-autofocus={bad === 0 || undefined}
          onClick={onImport}
        >
          {bad > 0 ? t('players:import.goodRows', { count: changes }) : t('players:import.all', { count: changes })}
        </Button>
      )}
    </Group>
  );
};
