import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntrantView } from '../../../shared/contract/views.ts';
import { newPlayer } from '../../components/new-player.ts';
import { type CommandRunner, useCommand } from '../../components/run-command.ts';
import type { Person } from './people-list.ts';

export type CheckIn = {
  /** What Enter does to a line: here, entered and here, or registered, entered and here. Nothing to who is here already. */
  readonly admit: (person: Person) => Promise<void>;
  /** Puts somebody down for tonight who is not here yet. */
  readonly expect: (person: Person) => Promise<void>;
  readonly setStatus: (entrant: EntrantView, status: EntrantView['status']) => Promise<void>;
  readonly setRole: (entrant: EntrantView, role: EntrantView['role']) => Promise<void>;
  readonly remove: (entrant: EntrantView) => Promise<void>;
};

type Run = CommandRunner['run'];

/** The commands of check-in. Each is one change, said with its undo. Stays the same object, so that a long list is not drawn anew. */
export const useCheckIn = (sessionId: string): CheckIn => {
  const { t } = useTranslation();
  const { run } = useCommand();
  return useMemo(() => checkInCommands({ run, t, sessionId }), [run, t, sessionId]);
};

type CommandsInput = { readonly run: Run; readonly t: TFunction; readonly sessionId: string };

const checkInCommands = ({ run, t, sessionId }: CommandsInput): CheckIn => {
  const setStatus: CheckIn['setStatus'] = async ({ id, name }, status) => {
    await run((store) => store.entrants.setStatus({ entrantIds: [id], status }), {
      done: t(`sessions:people.did.${status}`, { name }),
    });
  };

  const enter = async (person: Exclude<Person, { kind: 'entrant' }>, status: 'expected' | 'present'): Promise<void> => {
    const guest = person.kind === 'new' ? newPlayer({ displayName: person.name, status: 'guest' }) : undefined;
    const playerId = person.kind === 'player' ? person.player.id : (guest?.id ?? '');
    const done = t(guest === undefined ? `sessions:people.did.${status}` : 'sessions:people.did.guest', {
      name: person.name,
    });
    const newPlayers = guest === undefined ? {} : { newPlayers: [guest] };
    await run((store) => store.entrants.enter({ sessionId, playerIds: [playerId], status, ...newPlayers }), { done });
  };

  return {
    setStatus,
    admit: async (person) => {
      if (person.kind !== 'entrant') return enter(person, 'present');
      if (person.entrant.status !== 'present') await setStatus(person.entrant, 'present');
    },
    expect: async (person) => {
      if (person.kind !== 'entrant') await enter(person, 'expected');
    },
    setRole: async ({ id, name }, role) => {
      await run((store) => store.entrants.setRole({ entrantIds: [id], role }), {
        done: t(`sessions:people.did.${role}`, { name }),
      });
    },
    remove: async ({ id, name }) => {
      await run((store) => store.entrants.remove({ entrantIds: [id] }), {
        done: t('sessions:people.did.removed', { name }),
      });
    },
  };
};
