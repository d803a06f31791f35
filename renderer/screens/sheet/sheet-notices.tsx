import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../components/error-list.tsx';
import type { CodedError } from '../../components/error-text.ts';
import type { SheetWork } from './use-sheet.ts';

type SheetNoticesProps = {
  readonly work: SheetWork;
  /** What the store refused the whole sheet for. */
  readonly refused: readonly CodedError[];
};

/** What happened to the sheet as a whole: the table moved on under it, it was refused, or something was replaced in it. */
export const SheetNotices = ({ work, refused }: SheetNoticesProps) => {
  const { t } = useTranslation();
  const { moved, back } = work;
  const shown = moved === undefined ? refused : refused.filter(({ code }) => !code.endsWith('-meanwhile'));
  return (
    <Stack gap="xs" mb="sm">
      {moved === undefined ? null : (
        <Alert
          role="alert"
          color="orange"
          p="sm"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('sheet:moved.title', { deal: moved })}
        >
          <Group justify="space-between">
            {t('sheet:moved.hint')}
            <Button size="xs" variant="default" onClick={work.follow}>
              {t('sheet:moved.follow')}
            </Button>
          </Group>
        </Alert>
      )}
      {shown.length === 0 ? null : <ErrorList title={t('sheet:refused')} errors={shown} />}
      {back === undefined ? null : (
        <Alert role="status" color="gray" p="sm" icon={<IconArrowBackUp aria-hidden />}>
          <Group justify="space-between">
            {t(`sheet:back.${back.what}`, { deal: back.deal })}
            <Button size="xs" variant="default" onClick={work.putBack}>
              {t('sheet:back.do')}
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  );
};
