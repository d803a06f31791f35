import type { SessionView, StandingsView } from '../../../shared/contract/views.ts';

/** What the projector can be told to show. */
export const SHOWS = ['all', 'seating', 'clock', 'standings'] as const;
export type Show = (typeof SHOWS)[number];

export type DisplayPage =
  | { readonly kind: 'clock' }
  /** Indexes of the tables or rows on the page, the last one excluded. */
  | { readonly kind: 'seating' | 'standings'; readonly from: number; readonly to: number };

/** So many fit on a screen of any size: everything is measured by its height. */
const TABLES_A_PAGE = 12;
const ROWS_A_PAGE = 24;

type PagesInput = {
  readonly show: Show;
  readonly session: SessionView;
  readonly standings: StandingsView;
};

/** The pages, in their order. Nothing that is empty has one; before the first deal there are no standings. */
export const displayPages = ({ show, session, standings }: PagesInput): readonly DisplayPage[] => {
  const round = session.rounds.at(-1);
  const over = round?.tables.every(({ state }) => state === 'finished') ?? true;
  const wants = (kind: Show): boolean => show === kind || show === 'all';
  const hasFigures = standings.rows.some(({ rounds }) => rounds.some((each) => each !== null));
  return [
    ...(wants('seating') && round !== undefined ? pagesOf('seating', round.tables.length, TABLES_A_PAGE) : []),
    // A round that is over needs no clock, unless somebody asks for it.
    ...((wants('clock') && !over && round?.round.clock) || (show === 'clock' && round !== undefined)
      ? [{ kind: 'clock' } as const]
      : []),
    ...(wants('standings') && hasFigures ? pagesOf('standings', standings.rows.length, ROWS_A_PAGE) : []),
  ];
};

const pagesOf = (kind: 'seating' | 'standings', count: number, most: number): readonly DisplayPage[] => {
  const pages = Math.ceil(count / most);
  // Evenly: the last page of 25 rows must not hold a single one.
  const each = Math.ceil(count / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => ({
    kind,
    from: page * each,
    to: Math.min(count, (page + 1) * each),
  }));
};

/** How long a page stands. */
export const PAGE_MS = 12_000;

/** The page that stands at a moment: two windows turn together, and a computer that slept turns to the right one. */
export const pageAt = (now: number, pages: number): number => (pages === 0 ? 0 : Math.floor(now / PAGE_MS) % pages);
