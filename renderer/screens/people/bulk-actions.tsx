import { Button } from '@mantine/core';
import { IconChecks, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { isSamplePlayer, isSampleSession } from '../../../shared/records/sample-ids.ts';
import { useCommand } from '../../components/run-command.ts';

type BulkActionsProps = {
  readonly view: SessionView;
  readonly players: readonly Player[];
  /** Puts the cursor where the next name is typed: a button that has nothing left to do drops it. */
  readonly onDone: () => void;
};

/** Everybody at once; each is one change and one undo. */
export const BulkActions = ({ view, players, onDone }: BulkActionsProps) => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const sessionId = view.session.id;
  const entered = new Set(view.entrants.map(({ playerId }) => playerId));
  const own = !isSampleSession(sessionId);
  // In the order of names, which the numbers on the list then follow. Nobody invented gets among the club's own people in a crowd.
  const members = players
    .filter(({ id, status }) => status === 'member' && !entered.has(id) && !(own && isSamplePlayer(id)))
    .toSorted((left, right) => left.displayName.localeCompare(right.displayName))
    .map(({ id }) => id);
  const expected = view.entrants.filter(({ status }) => status === 'expected').map(({ id }) => id);
  const enter = () => {
    onDone();
    void run((store) => store.entrants.enter({ sessionId, playerIds: members }), {
      done: t('sessions:people.membersEntered', { count: members.length }),
    });
  };
  const checkIn = () => {
    onDone();
    void run((store) => store.entrants.setStatus({ entrantIds: expected, status: 'present' }), {
      done: t('sessions:people.allCheckedIn', { count: expected.length }),
    });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsersPlus size={18} aria-hidden />}
        disabled={members.length === 0 || running}
        onClick={enter}
      >
        {t('sessions:people.enterMembers', { count: members.length })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconChecks size={18} aria-hidden />}
        disabled={expected.length === 0 || running}
        onClick={checkIn}
      >
        {t('sessions:people.checkInAll', { count: expected.length })}
      </Button>
    </>
  );
};
