import type { Player } from './records.ts';

/** A card on which nothing stands yet but, put over it, who it is. */
export const BLANK_CARD = {
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
} as const satisfies Omit<Player, 'id' | 'displayName'>;
