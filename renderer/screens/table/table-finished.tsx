import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconFlagCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import { GoToTable } from '../../components/go-to-table.tsx';
import { LinkAnchor } from '../../components/links.tsx';
import type { CommandRunner } from '../../components/run-command.ts';
import { useRoom } from './room.tsx';
import classes from './table-desk.module.css';

type TableFinishedProps = {
  readonly view: TableView;
  readonly command: CommandRunner;
};

/** Stands in the place of the fields when no deal is to come, with the cursor ready for the next table. */
export const TableFinished = ({ view, command }: TableFinishedProps) => {
  const { t } = useTranslation();
  const room = useRoom();
  const { session, round, summary } = view;
  const tables = room?.rounds.find((each) => each.round.id === round.id)?.tables ?? [];
  const { id, ended } = summary.table;
  const confirmed = round.closing === 'confirmed';
  const open = session.state === 'open' && !confirmed;
  return (
    <div className={classes.form}>
      <Alert
        color="jade"
        icon={confirmed ? <IconLock aria-hidden /> : <IconFlagCheck aria-hidden />}
        title={
          confirmed
            ? t('room:closing.notice', { round: round.number })
            : t(open ? 'table:finished.title' : 'table:finished.session')
        }
      >
        <Stack gap="sm">
          {confirmed ? (
            <LinkAnchor
              size="sm"
              to="/sessions/$sessionId/rounds/$round"
              params={{ sessionId: session.id, round: String(round.number) }}
            >
              {t('room:closing.toRound', { round: round.number })}
            </LinkAnchor>
          ) : (
            <Text size="sm">{t(open ? 'table:finished.hint' : 'table:finished.sessionHint')}</Text>
          )}
          <Group>
            <GoToTable sessionId={session.id} tables={room && tables} autoFocus />
            {open && ended ? (
              <Button
                variant="default"
                onClick={() =>
                  void command.run((store) => store.tables.end({ id, ended: false }), {
                    done: t('table:finished.reopened', { table: summary.table.number }),
                  })
                }
              >
                {t('table:finished.reopen')}
              </Button>
            ) : null}
          </Group>
        </Stack>
      </Alert>
    </div>
  );
};
