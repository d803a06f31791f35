/**
 * Commands that may not be sent twice: what they would do the second time depends on what is there, not on ids or a
 * revision that the client named. When the store dies before it answered one of these, the person is told and looks.
 * Everything else is acknowledged, not doubled, when it comes again.
 */
const ONCE = [
  'players.remove',
  'players.merge',
  'players.erase',
  'sessions.remove',
  'sample.add',
  'sample.remove',
  'entrants.remove',
  'rounds.seat',
  'rounds.remove',
  'rounds.restore',
  'tables.renumber',
  'tables.reseat',
  'plans.remove',
  'deals.remove',
  'deals.move',
  'publications.withdraw',
  'seasons.remove',
  'history.undo',
  'history.redo',
  'history.takeBack',
  'store.restore',
  'store.rebuild',
] as const;

/** Whether a call that got no answer may be made again. */
export const isRepeatable = (path: readonly string[]): boolean => {
  const name = path.join('.');
  return !ONCE.some((once) => once === name);
};
