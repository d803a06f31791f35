import type { Ruleset } from '../../scoring/ruleset.ts';
import type { ChartDeal, ChartTable } from './chart-table.ts';
import { countingDeals, countingTables, entrantOn } from './chart-table.ts';

/** `unknown`: a win by four totals need not say where its last tile came from. */
export const WIN_KINDS = ['self-drawn', 'discard', 'unknown'] as const;
export type WinKind = (typeof WIN_KINDS)[number];

/** What the classes count: whole tai, whole doubles, or totals in bands that double. */
export type WinUnit = 'tai' | 'doubles' | 'total';

/** A class of wins, both ends included; `to` null has no upper end. */
export type WinClass = { readonly from: number; readonly to: number | null };

export type PersonWins = {
  readonly entrantId: string;
  readonly won: number;
  readonly kinds: Readonly<Record<WinKind, number>>;
  /** Wins in each class, as many as there are classes. */
  readonly classes: readonly number[];
  /** Wins whose worth is not known. */
  readonly unclassed: number;
};

export type WinsByKind = {
  readonly unit: WinUnit;
  /** Those in which somebody won, lowest first. */
  readonly classes: readonly WinClass[];
  /** Most wins first; who has played and won nothing stands at the end. */
  readonly people: readonly PersonWins[];
};

type Win = { readonly entrantId: string; readonly kind: WinKind; readonly sheet: Worth | undefined };
type Worth = { readonly total: number; readonly doubles: number | null };

/** Lowest total of each band. */
const BANDS = [0, 32, 64, 128, 256, 512] as const;

/**
 * How the wins of deals that count came, by person, and how much the winning hands were worth: in tai where the system counts
 * them, else in doubles if every winning hand says how many it had, else in totals.
 */
export const winsByKind = (
  tables: readonly ChartTable[],
  ruleset: Pick<Ruleset, 'valueKinds' | 'payment'>,
): WinsByKind => {
  const counting = countingTables(tables).filter(({ summary }) => summary.counts === 'deals');
  const wins = counting.flatMap((table) => countingDeals(table).flatMap((deal) => winOf(table, deal, ruleset)));
  const unit = unitOf(wins, ruleset);
  const classOf = ({ sheet }: Win): WinClass | undefined => (sheet === undefined ? undefined : classIn(unit, sheet));
  const classes = [
    ...new Map(wins.flatMap((win) => classOf(win) ?? []).map((each) => [each.from, each])).values(),
  ].sort((left, right) => left.from - right.from);
  const seated = new Set(counting.flatMap(({ summary }) => Object.values(summary.table.chairs)));
  const people = [...seated].flatMap((entrantId): PersonWins[] => {
    if (entrantId === null) return [];
    const own = wins.filter((win) => win.entrantId === entrantId);
    const count = (kind: WinKind) => own.filter((win) => win.kind === kind).length;
    return [
      {
        entrantId,
        won: own.length,
        kinds: { 'self-drawn': count('self-drawn'), discard: count('discard'), unknown: count('unknown') },
        classes: classes.map(({ from }) => own.filter((win) => classOf(win)?.from === from).length),
        unclassed: own.filter((win) => win.sheet === undefined).length,
      },
    ];
  });
  return { unit, classes, people: people.sort((left, right) => right.won - left.won) };
};

const winOf = (
  table: ChartTable,
  { deal: { facts, scored } }: ChartDeal,
  { payment }: Pick<Ruleset, 'payment'>,
): readonly Win[] => {
  const { result, winner, discarder, hands } = facts;
  const entrantId = winner === undefined ? null : entrantOn(table, winner);
  if (result !== 'win' || winner === undefined || entrantId === null) return [];
  // Where only the winner is paid an absent discarder says self-drawn; by four totals it may not have been asked.
  const drawn = hands[winner] !== undefined || payment === 'winner-takes';
  const kind = discarder !== undefined ? 'discard' : drawn ? 'self-drawn' : 'unknown';
  return [{ entrantId, kind, sheet: worthOf(scored.outcome?.sheets[winner]) }];
};

/** Sheets are stored as the engine gave them; what does not look like one has no worth. */
const worthOf = (sheet: unknown): Worth | undefined => {
  if (typeof sheet !== 'object' || sheet === null || !('total' in sheet) || typeof sheet.total !== 'number') {
    return undefined;
  }
  const doubles = 'doubles' in sheet && typeof sheet.doubles === 'number' ? sheet.doubles : null;
  return { total: sheet.total, doubles };
};

const unitOf = (wins: readonly Win[], { valueKinds }: Pick<Ruleset, 'valueKinds'>): WinUnit => {
  if (valueKinds.includes('tai')) return 'tai';
  const known = wins.flatMap(({ sheet }) => sheet ?? []);
  return known.length > 0 && known.every(({ doubles }) => doubles !== null) ? 'doubles' : 'total';
};

const classIn = (unit: WinUnit, { total, doubles }: Worth): WinClass => {
  if (unit !== 'total') {
    const worth = unit === 'tai' ? total : (doubles ?? 0);
    return { from: worth, to: worth };
  }
  const band = Math.max(
    0,
    BANDS.findLastIndex((from) => total >= from),
  );
  const next = BANDS[band + 1];
  return { from: BANDS[band] ?? 0, to: next === undefined ? null : next - 1 };
};
