import type { EntrantView, RoundView, SessionView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';

/** Who can take a seat of a round, in the order of likelihood. */
export type Candidates = {
  /** Here, without a seat. */
  readonly free: readonly EntrantView[];
  /** On the list of the session, but not here. */
  readonly away: readonly EntrantView[];
  /** In the register only. */
  readonly register: readonly Player[];
};

export const candidatesFor = (view: SessionView, round: RoundView, players: readonly Player[]): Candidates => {
  const playing = new Set(
    round.tables.flatMap(({ table }) => [...seatedEntrants(table.chairs), ...Object.values(table.standIns)]),
  );
  const others = view.entrants.filter(({ id }) => !playing.has(id));
  const entered = new Set(view.entrants.map(({ playerId }) => playerId));
  return {
    free: others.filter(({ status }) => status === 'present'),
    away: others.filter(({ status }) => status !== 'present'),
    register: players
      .filter(({ id, status }) => !entered.has(id) && status !== 'inactive')
      .toSorted((one, other) => one.displayName.localeCompare(other.displayName)),
  };
};
