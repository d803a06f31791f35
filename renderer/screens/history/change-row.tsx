import { Badge, Button, Table, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry, SessionView } from '../../../shared/contract/views.ts';
import { changeText } from '../../components/change-text.ts';
import { formatMoment } from '../../components/format-moment.ts';
import { useCommand } from '../../components/run-command.ts';
import { ChangeDetails } from './change-details.tsx';
import classes from './history.module.css';
import type { RecordWords } from './record-words.ts';

type ChangeRowProps = {
  readonly change: HistoryEntry;
  readonly session: SessionView | undefined;
  readonly words: RecordWords;
  /** Whether the undo or redo button acts on this change now. */
  readonly next: 'undo' | 'redo' | undefined;
};

/** One change: when, what, why, and whether it still holds. Its sentence opens what was before and after. */
export const ChangeRow = ({ change, session, words, next }: ChangeRowProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <>
      <Table.Tr
        className={classes.change}
        data-seq={change.seq}
        data-undone={change.undone || change.takenBackBy !== null}
      >
        <Table.Td ta="right">{change.seq}</Table.Td>
        <Table.Td>
          <time dateTime={change.at}>{formatMoment(change.at)}</time>
        </Table.Td>
        <Table.Th scope="row">
          <UnstyledButton className={classes.what} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Chevron size={16} aria-hidden />
            <span className={classes.sentence}>{changeText(t, change)}</span>
          </UnstyledButton>
        </Table.Th>
        <Table.Td className={classes.reason}>{change.reason}</Table.Td>
        <Table.Td>
          {change.undone ? (
            <Badge variant="default" tt="none" fw={550} leftSection={<IconArrowBackUp size={14} aria-hidden />}>
              {t('table:history.undone')}
            </Badge>
          ) : null}
          {change.takenBackBy === null ? null : (
            <Badge variant="default" tt="none" fw={550} leftSection={<IconArrowBackUp size={14} aria-hidden />}>
              {t('history:takenBackBy', { seq: change.takenBackBy })}
            </Badge>
          )}
          {next === undefined ? null : (
            <span className={classes.next}>
              {next === 'undo' ? (
                <IconArrowBackUp size={16} aria-hidden />
              ) : (
                <IconArrowForwardUp size={16} aria-hidden />
              )}
              {t(`table:history.next.${next}`)}
            </span>
          )}
          <BringBack change={change} session={session} />
        </Table.Td>
      </Table.Tr>
      {open ? (
        <Table.Tr className={classes.details}>
          <Table.Td colSpan={5}>
            <ChangeDetails seq={change.seq} session={session} words={words} stands={stands(change)} />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
};

/** Undo and redo belong to the change they took back, and a restore touches nothing by itself. */
const stands = ({ undone, takenBackBy, undoes, redoes, command }: HistoryEntry): boolean =>
  !undone && takenBackBy === null && undoes === null && redoes === null && command !== 'store.restore';

/** A removed round can come back later too, when other changes stand between and undo no longer reaches it. */
const BringBack = ({ change, session }: Pick<ChangeRowProps, 'change' | 'session'>) => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const { command, undone, seq, about } = change;
  const isThere = session?.rounds.some(({ round }) => round.id === about.roundId) ?? true;
  if (command !== 'rounds.remove' || undone || isThere || session?.session.state !== 'open') return null;
  const restore = () =>
    void run((store) => store.rounds.restore({ seq }), { done: t('room:history.broughtBack', { round: about.round }) });
  return (
    <Button size="xs" variant="default" loading={running} onClick={restore}>
      {t('room:history.bringBack')}
    </Button>
  );
};
