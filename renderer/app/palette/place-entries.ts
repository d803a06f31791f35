import type { TFunction } from 'i18next';
import type { Session } from '../../../shared/records/records.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** What the palette is written in, and English: who learned the English word finds it in every language. */
export type Words = { readonly t: TFunction; readonly english: TFunction };

const APP_SCREENS = {
  home: '/',
  newSession: '/sessions/new',
  players: '/players',
  seasons: '/seasons',
  scorer: '/scorer',
  files: '/files',
  clubHistory: '/history',
} as const;

/** Behind `/sessions/<id>/`. */
const SESSION_SCREENS = {
  round: 'rounds/now',
  standings: 'standings',
  people: 'people',
  plan: 'plan',
  seat: 'seat',
  penalties: 'penalties',
  charts: 'charts',
  history: 'history',
  published: 'published/newest',
  setup: 'setup',
} as const;

/** Behind `/print/`. */
const SHEETS = [
  'standings',
  'schedule',
  'tables',
  'cards',
  'check-in',
  'certificate',
  'cross-table',
  'settlement',
  'penalties',
] as const;

/** Every screen that needs no session. */
export const screenEntries = (words: Words): readonly PaletteEntry[] =>
  Object.entries(APP_SCREENS).map(([name, go]) => ({
    id: `screen-${name}`,
    kind: 'screen',
    ...named(words, `palette.screen.${name}`),
    deed: { go },
  }));

/** Every screen of one session, and every sheet it prints. */
export const sessionScreenEntries = (
  words: Words,
  session: { readonly id: string; readonly name: string },
): readonly PaletteEntry[] => [
  ...Object.entries(SESSION_SCREENS).map(
    ([name, part]): PaletteEntry => ({
      id: `session-screen-${name}`,
      kind: 'screen',
      ...named(words, `palette.screen.${name}`),
      detail: session.name,
      deed: { go: `/sessions/${session.id}/${part}` },
    }),
  ),
  ...SHEETS.map(
    (sheet): PaletteEntry => ({
      id: `print-${sheet}`,
      kind: 'print',
      ...named(words, `palette.print.${sheet}`),
      detail: session.name,
      deed: { go: `/print/${sheet}/${session.id}` },
    }),
  ),
];

type SheetFacts = {
  /** Of the page shown. */
  readonly tableId: string | undefined;
  readonly seasonId: string | undefined;
  /** Of the standings published last. */
  readonly published: string | undefined;
  /** By which the session plays. */
  readonly profile: Session['profile'] | undefined;
};

/** Sheets about one thing: the table or the season on screen, what was published last, the rules played. */
export const sheetEntries = (words: Words, facts: SheetFacts): readonly PaletteEntry[] => {
  const { tableId, seasonId, published, profile } = facts;
  const sheet = (name: string, path: string): PaletteEntry => ({
    id: `print-${name}`,
    kind: 'print',
    ...named(words, `palette.print.${name}`),
    deed: { go: `/print/${path}` },
  });
  return [
    ...(tableId === undefined ? [] : [sheet('table', `table/${tableId}`)]),
    ...(seasonId === undefined ? [] : [sheet('season', `season/${seasonId}`)]),
    ...(published === undefined ? [] : [sheet('published', `published/${published}`)]),
    ...(profile === undefined ? [] : [sheet('rules', `rules?${rulesSearch(profile)}`)]),
  ];
};

const rulesSearch = ({ ruleset, preset, options }: Session['profile']): string =>
  new URLSearchParams({ ruleset, preset: preset ?? '', changes: JSON.stringify(options) }).toString();

/** A title in the language spoken, found by the English one too. */
export const named = (
  { t, english }: Words,
  key: string,
  facts: Readonly<Record<string, string | number>> = {},
): { readonly title: string; readonly names: readonly string[] } => ({
  title: t(key, facts),
  names: [english(key, facts)],
});
