import type { TFunction } from 'i18next';
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

/** A title in the language spoken, found by the English one too. */
export const named = (
  { t, english }: Words,
  key: string,
  facts: Readonly<Record<string, string | number>> = {},
): { readonly title: string; readonly names: readonly string[] } => ({
  title: t(key, facts),
  names: [english(key, facts)],
});
