import type { Player } from '../../shared/records/records.ts';

/** A player of whom only this is known yet. */
export const newPlayer = (known: Partial<Player> & Pick<Player, 'displayName'>): Player => ({
  id: crypto.randomUUID(),
  outsideId: '',
  lastName: '',
  firstName: '',
  club: '',
  country: '',
  emaNo: '',
  email: '',
  status: 'member',
  avoidGroup: '',
  forbidGroup: '',
  fixedTable: null,
  ...known,
});
