import { BLANK_CARD } from '../../shared/records/blank-card.ts';
import type { Player } from '../../shared/records/records.ts';

/** A player of whom only this is known yet. */
export const newPlayer = (known: Partial<Player> & Pick<Player, 'displayName'>): Player => ({
  id: crypto.randomUUID(),
  ...BLANK_CARD,
  ...known,
});
