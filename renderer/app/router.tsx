import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { isSeasonPart, type SeasonPart } from '../components/season-parts.ts';
import { Crash } from './crash.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

/** Screens stand inside the shell; print routes stand alone, light and plain. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
});
const players = createRoute({
  getParentRoute: () => shell,
  path: '/players',
  component: lazyRouteComponent(() => import('../screens/players/players-screen.tsx'), 'PlayersScreen'),
});
const files = createRoute({
  getParentRoute: () => shell,
  path: '/files',
  component: lazyRouteComponent(() => import('../screens/files/files-screen.tsx'), 'FilesScreen'),
});
const scorer = createRoute({
  getParentRoute: () => shell,
  path: '/scorer',
  component: lazyRouteComponent(() => import('../screens/scorer/scorer-screen.tsx'), 'ScorerScreen'),
});
const newSession = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/new',
  component: lazyRouteComponent(
    () => import('../screens/session-setup/session-setup-screen.tsx'),
    'SessionSetupScreen',
  ),
});
const setup = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/setup',
  component: lazyRouteComponent(
    () => import('../screens/session-setup/session-setup-screen.tsx'),
    'SessionSetupScreen',
  ),
});
const people = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/people',
  component: lazyRouteComponent(() => import('../screens/people/people-screen.tsx'), 'PeopleScreen'),
});
const plan = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/plan',
  component: lazyRouteComponent(() => import('../screens/plan/plan-screen.tsx'), 'PlanScreen'),
});
const seat = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/seat',
  component: lazyRouteComponent(() => import('../screens/seat/seat-screen.tsx'), 'SeatScreen'),
});
/** `round` is a number, or `now` for the newest. */
const round = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/rounds/$round',
  component: lazyRouteComponent(() => import('../screens/round/round-screen.tsx'), 'RoundScreen'),
});
const table = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/tables/$tableId',
  component: lazyRouteComponent(() => import('../screens/table/table-screen.tsx'), 'TableScreen'),
});
const sheet = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/tables/$tableId/sheet',
  component: lazyRouteComponent(() => import('../screens/sheet/sheet-screen.tsx'), 'SheetScreen'),
});
const standings = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/standings',
  component: lazyRouteComponent(() => import('../screens/standings/standings-screen.tsx'), 'StandingsScreen'),
});
const charts = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/charts',
  component: lazyRouteComponent(() => import('../screens/charts/charts-screen.tsx'), 'ChartsScreen'),
});
/** `entrant` and `table` fill the form. */
const penalties = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/penalties',
  validateSearch: (search: Record<string, unknown>): { readonly entrant?: string; readonly table?: string } => ({
    ...(typeof search.entrant === 'string' && { entrant: search.entrant }),
    ...(typeof search.table === 'string' && { table: search.table }),
  }),
  component: lazyRouteComponent(() => import('../screens/penalties/penalties-screen.tsx'), 'PenaltiesScreen'),
});
/** `publicationId` is an id, or `newest`. */
const published = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/published/$publicationId',
  component: lazyRouteComponent(() => import('../screens/published/published-screen.tsx'), 'PublishedScreen'),
});
/** The history of one record only: its kind and its id. */
const ofRecord = (search: Record<string, unknown>): { readonly kind?: string; readonly id?: string } =>
  typeof search.kind === 'string' && typeof search.id === 'string' ? { kind: search.kind, id: search.id } : {};

const history = createRoute({
  getParentRoute: () => shell,
  path: '/sessions/$sessionId/history',
  validateSearch: ofRecord,
  component: lazyRouteComponent(() => import('../screens/history/history-screen.tsx'), 'HistoryScreen'),
});
const clubHistory = createRoute({
  getParentRoute: () => shell,
  path: '/history',
  validateSearch: ofRecord,
  component: lazyRouteComponent(() => import('../screens/history/history-screen.tsx'), 'ClubHistoryScreen'),
});
/** Alone, without the shell: it is looked at from the back of the room. */
const display = createRoute({
  getParentRoute: () => root,
  path: '/display/$sessionId',
  component: lazyRouteComponent(() => import('../screens/display/display-screen.tsx'), 'DisplayScreen'),
});
const seasons = createRoute({
  getParentRoute: () => shell,
  path: '/seasons',
  component: lazyRouteComponent(() => import('../screens/season/seasons-screen.tsx'), 'SeasonsScreen'),
});
const seasonPart = (search: Record<string, unknown>): { readonly part?: SeasonPart } =>
  isSeasonPart(search.part) ? { part: search.part } : {};
const season = createRoute({
  getParentRoute: () => shell,
  path: '/seasons/$seasonId',
  validateSearch: seasonPart,
  component: lazyRouteComponent(() => import('../screens/season/season-screen.tsx'), 'SeasonScreen'),
});
/** Over one season, or over everything that was ever played. */
const person = createRoute({
  getParentRoute: () => shell,
  path: '/players/$playerId',
  validateSearch: (search: Record<string, unknown>): { readonly season?: string } =>
    typeof search.season === 'string' ? { season: search.season } : {},
  component: lazyRouteComponent(() => import('../screens/person/person-screen.tsx'), 'PersonScreen'),
});
const printSeason = createRoute({
  getParentRoute: () => root,
  path: '/print/season/$seasonId',
  validateSearch: seasonPart,
  component: lazyRouteComponent(() => import('../print/season.tsx'), 'SeasonSheet'),
});
const printStandings = createRoute({
  getParentRoute: () => root,
  path: '/print/standings/$sessionId',
  component: lazyRouteComponent(() => import('../print/standings.tsx'), 'StandingsSheet'),
});
const printPublished = createRoute({
  getParentRoute: () => root,
  path: '/print/published/$publicationId',
  component: lazyRouteComponent(() => import('../print/published.tsx'), 'PublishedSheet'),
});
const printCrossTable = createRoute({
  getParentRoute: () => root,
  path: '/print/cross-table/$sessionId',
  component: lazyRouteComponent(() => import('../print/cross-table.tsx'), 'CrossTableSheet'),
});
const printSettlement = createRoute({
  getParentRoute: () => root,
  path: '/print/settlement/$sessionId',
  component: lazyRouteComponent(() => import('../print/settlement.tsx'), 'SettlementSheet'),
});
const printPenalties = createRoute({
  getParentRoute: () => root,
  path: '/print/penalties/$sessionId',
  component: lazyRouteComponent(() => import('../print/penalties.tsx'), 'PenaltiesSheet'),
});
const printScoreSheet = createRoute({
  getParentRoute: () => root,
  path: '/print/table/$tableId',
  component: lazyRouteComponent(() => import('../print/score-sheet.tsx'), 'ScoreSheetPage'),
});
/** By which rules: `ruleset`, `preset`, and `changes` as JSON. */
const printRules = createRoute({
  getParentRoute: () => root,
  path: '/print/rules',
  validateSearch: (search: Record<string, unknown>) => ({
    ruleset: String(search.ruleset ?? ''),
    preset: String(search.preset ?? ''),
    changes: typeof search.changes === 'string' ? search.changes : JSON.stringify(search.changes ?? {}),
  }),
  component: lazyRouteComponent(() => import('../print/rules.tsx'), 'RuleCardPage'),
});

const printSchedule = createRoute({
  getParentRoute: () => root,
  path: '/print/schedule/$sessionId',
  component: lazyRouteComponent(() => import('../print/schedule.tsx'), 'SchedulePage'),
});
const printTables = createRoute({
  getParentRoute: () => root,
  path: '/print/tables/$sessionId',
  component: lazyRouteComponent(() => import('../print/tables.tsx'), 'TablesPage'),
});
const printCards = createRoute({
  getParentRoute: () => root,
  path: '/print/cards/$sessionId',
  component: lazyRouteComponent(() => import('../print/cards.tsx'), 'CardsPage'),
});
const printCheckIn = createRoute({
  getParentRoute: () => root,
  path: '/print/check-in/$sessionId',
  component: lazyRouteComponent(() => import('../print/check-in.tsx'), 'CheckInPage'),
});
const printCertificate = createRoute({
  getParentRoute: () => root,
  path: '/print/certificate/$sessionId',
  component: lazyRouteComponent(() => import('../print/certificate.tsx'), 'CertificatePage'),
});

const routeTree = root.addChildren([
  shell.addChildren([
    home,
    players,
    person,
    seasons,
    season,
    scorer,
    files,
    newSession,
    setup,
    people,
    plan,
    seat,
    round,
    table,
    sheet,
    standings,
    charts,
    penalties,
    published,
    history,
    clubHistory,
  ]),
  display,
  printSeason,
  printStandings,
  printSchedule,
  printTables,
  printCards,
  printCheckIn,
  printCertificate,
  printPublished,
  printPenalties,
  printCrossTable,
  printSettlement,
  printScoreSheet,
  printRules,
]);

/** Hash history serves `app://` and loopback alike. */
export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
