import type { Penalty } from '../records/records.ts';
import type { StandingPenalty } from './standing.ts';

const NONE: StandingPenalty = { gamePoints: 0, tablePoints: 0, count: 0 };

export type PenaltyTotals = {
  /** Everybody whose figures the register changes. */
  readonly has: (entrantId: string) => boolean;
  readonly of: (entrantId: string) => StandingPenalty;
};

/**
 * What the register comes to for each entrant: what was taken, and what came from penalties of others. Cancelled entries
 * count nothing. Where points move to others the sum over everybody is zero.
 */
export const totalPenalties = (penalties: readonly Penalty[]): PenaltyTotals => {
  const totals = new Map<string, StandingPenalty>();
  const add = (entrantId: string, more: StandingPenalty): void => {
    const { gamePoints, tablePoints, count } = totals.get(entrantId) ?? NONE;
    totals.set(entrantId, {
      gamePoints: gamePoints + more.gamePoints,
      tablePoints: tablePoints + more.tablePoints,
      count: count + more.count,
    });
  };
  for (const { entrantId, gamePoints, tablePoints, gains, cancelled } of penalties) {
    if (cancelled) continue;
    // Subtracted from 0: a minus sign before nothing would make the negative zero that no comparison expects.
    add(entrantId, { gamePoints: 0 - gamePoints, tablePoints: 0 - tablePoints, count: 1 });
    for (const gain of gains) add(gain.entrantId, { ...NONE, gamePoints: gain.gamePoints });
  }
  return { has: (id) => totals.has(id), of: (id) => totals.get(id) ?? NONE };
};

export type PenaltyError =
  | { readonly code: 'penalty-empty' }
  /** Half units: what is given to others is neither nothing nor all that is taken. */
  | { readonly code: 'gains-differ'; readonly gains: number; readonly taken: number }
  | { readonly code: 'gain-to-offender' }
  | { readonly code: 'gain-twice'; readonly entrantId: string };

/** Every contradiction within one entry. */
export const checkPenalty = ({
  entrantId,
  gamePoints,
  tablePoints,
  gains,
}: Pick<Penalty, 'entrantId' | 'gamePoints' | 'tablePoints' | 'gains'>): readonly PenaltyError[] => {
  const given = gains.reduce((sum, gain) => sum + gain.gamePoints, 0);
  const receivers = gains.map((gain) => gain.entrantId);
  const twice = new Set(receivers.filter((id, index) => receivers.indexOf(id) !== index));
  return [
    ...(gamePoints === 0 && tablePoints === 0 ? [{ code: 'penalty-empty' as const }] : []),
    ...(gains.length > 0 && given !== gamePoints
      ? [{ code: 'gains-differ' as const, gains: given, taken: gamePoints }]
      : []),
    ...(receivers.includes(entrantId) ? [{ code: 'gain-to-offender' as const }] : []),
    ...[...twice].map((id) => ({ code: 'gain-twice' as const, entrantId: id })),
  ];
};
