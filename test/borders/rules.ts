import type { Import } from './source-files.ts';

/** One border of architecture.md. `says` is true for an import that crosses it. */
export type Rule = {
  readonly name: string;
  readonly crossed: (found: Import) => boolean;
  /** Made-up imports that must be caught, and neighbours of theirs that must not: `[file, specifier]`. */
  readonly bad: readonly (readonly [string, string])[];
  readonly good: readonly (readonly [string, string])[];
};

const isUnder = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
const isUnderAny = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isUnder(path, folder));
const isToolFile = (path: string): boolean => /\.config\.ts$/.test(path);
/** The folder directly below another one: `classical` for `shared/scoring/rulesets/classical/points.ts`. */
const partBelow = (path: string, folder: string): string | undefined =>
  isUnder(path, folder)
    ? path
        .slice(folder.length + 1)
        .split('/')[0]
        ?.replace(/\.tsx?$/, '')
    : undefined;

const SHARED_PACKAGES: Readonly<Record<string, (file: string) => boolean>> = {
  zod: () => true,
  'pure-rand': () => true,
  '@orpc/contract': (file) => isUnder(file, 'shared/contract'),
  openskill: (file) => isUnder(file, 'shared/session/rating'),
};

/** From the ground up; each may import what stands before it. */
const DOMAIN = ['tiles', 'hand', 'scoring', 'table', 'session', 'records', 'contract'];
const levelOf = (path: string): number => DOMAIN.indexOf(partBelow(path, 'shared') ?? '');

const ELECTRON_FILES = ['main/main.ts', 'main/window.ts', 'main/menu.ts', 'main/preload.ts'];
const RULESETS = 'shared/scoring/rulesets';
const REGISTRY = `${RULESETS}/registry.ts`;
const SCREENS = 'renderer/screens';
/** The one place where the screens name a file of main: by address, as the script of the SharedWorker. */
const WORKER: readonly [string, string] = ['renderer/host/store-worker-port.ts', 'main/web/store-worker.ts'];

export const RULES: readonly Rule[] = [
  {
    name: 'shared imports zod and itself',
    crossed: ({ from, target, relative }) =>
      isUnder(from, 'shared') && (relative ? !isUnder(target, 'shared') : SHARED_PACKAGES[target]?.(from) !== true),
    bad: [
      ['shared/tiles/a.ts', 'react'],
      ['shared/tiles/a.ts', 'node:fs'],
      ['shared/tiles/a.ts', 'openskill'],
      ['shared/tiles/a.ts', '@orpc/contract'],
      ['shared/contract/a.ts', '@orpc/client'],
      ['shared/records/a.ts', '../../main/store/database.ts'],
    ],
    good: [
      ['shared/tiles/a.ts', 'zod'],
      ['shared/session/seating/a.ts', 'pure-rand/generator/xoroshiro128plus'],
      ['shared/contract/a.ts', '@orpc/contract'],
      ['shared/session/rating/a.ts', 'openskill'],
      ['shared/records/a.ts', '../result.ts'],
    ],
  },
  {
    name: 'domain folders point downwards',
    crossed: ({ from, target, relative, typeOnly }) => {
      if (!relative || !isUnder(from, 'shared') || !isUnder(target, 'shared')) return false;
      const [own, other] = [levelOf(from), levelOf(target)];
      // What a table or a session replays are the stored records, whose schemas are made of the table's: types only.
      if (typeOnly && partBelow(target, 'shared') === 'records' && own >= DOMAIN.indexOf('table')) return false;
      return other > own;
    },
    bad: [
      ['shared/result.ts', './tiles/tile.ts'],
      ['shared/tiles/a.ts', '../hand/hand.ts'],
      ['shared/hand/a.ts', '../scoring/pattern.ts'],
      ['shared/scoring/a.ts', '../table/deal.ts'],
      ['shared/scoring/rulesets/classical/a.ts', '../../../records/records.ts'],
      ['shared/table/a.ts', '../session/standings.ts'],
      ['shared/table/a.ts', '../records/records.ts'],
      ['shared/records/a.ts', '../contract/views.ts'],
    ],
    good: [
      ['shared/session/a.ts', '../table/deal.ts'],
      ['shared/scoring/predicates/a.ts', '../../tiles/tile.ts'],
      ['shared/records/a.ts', '../session/standings.ts'],
      ['shared/tiles/a.ts', '../result.ts'],
    ],
  },
  {
    name: 'a ruleset never imports another; only the registry knows them',
    crossed: ({ from, target }) => {
      const ruleset = partBelow(target, RULESETS);
      if (ruleset === undefined || target === REGISTRY || from === REGISTRY || isUnder(from, 'test')) return false;
      return partBelow(from, RULESETS) !== ruleset;
    },
    bad: [
      [`${RULESETS}/american/a.ts`, '../classical/doubles.ts'],
      [`${RULESETS}/american.ts`, './classical/doubles.ts'],
      ['shared/scoring/a.ts', './rulesets/classical/classical.ts'],
      ['renderer/screens/table/a.ts', '../../../shared/scoring/rulesets/classical/classical.ts'],
    ],
    good: [
      [`${RULESETS}/classical/a.ts`, './doubles.ts'],
      [REGISTRY, './classical/classical.ts'],
      ['main/store/a.ts', '../../shared/scoring/rulesets/registry.ts'],
    ],
  },
  {
    name: 'electron only in the files that are its process',
    crossed: ({ from, target }) =>
      /^electron(-log)?$/.test(target) &&
      !(target === 'electron-log'
        ? isUnder(from, 'main')
        : ELECTRON_FILES.includes(from) || isUnder(from, 'main/files')),
    bad: [
      ['main/store/a.ts', 'electron'],
      ['main/web/start.mjs', 'electron'],
      ['renderer/host/a.ts', 'electron'],
      ['renderer/host/a.ts', 'electron-log/renderer'],
    ],
    good: [
      ['main/main.ts', 'electron'],
      ['main/files/printing.ts', 'electron'],
      ['main/files/a.ts', 'electron-log/main'],
    ],
  },
  {
    name: 'dexie only in main/store',
    crossed: ({ from, target }) => /dexie/.test(target) && !target.includes('/') && !isUnder(from, 'main/store'),
    bad: [
      ['renderer/screens/players/a.ts', 'dexie'],
      ['main/web/store-worker.ts', 'dexie'],
      ['renderer/host/a.ts', 'dexie-react-hooks'],
    ],
    good: [['main/store/database.ts', 'dexie']],
  },
  {
    name: 'the store runs in a page: nothing of Node or Electron in it',
    crossed: ({ from, target }) =>
      (isUnder(from, 'main/store') || from === 'main/web/store-worker.ts') && /^(node:|electron)/.test(target),
    bad: [
      ['main/store/a.ts', 'node:fs'],
      ['main/web/store-worker.ts', 'node:path'],
    ],
    good: [['main/files/a.ts', 'node:fs']],
  },
  {
    name: 'papaparse only where CSV is read or written',
    crossed: ({ from, target }) => target === 'papaparse' && !/(^|[/-])csv([/.-]|$)/.test(from),
    bad: [
      ['renderer/screens/players/players-screen.tsx', 'papaparse'],
      ['main/store/router.ts', 'papaparse'],
    ],
    good: [
      ['renderer/files/read-csv.ts', 'papaparse'],
      ['renderer/csv/players.ts', 'papaparse'],
    ],
  },
  {
    name: 'screens never import another screen',
    crossed: ({ from, target }) => {
      const [own, other] = [partBelow(from, SCREENS), partBelow(target, SCREENS)];
      return own !== undefined && other !== undefined && own !== other;
    },
    bad: [['renderer/screens/table/a.tsx', '../players/players-screen.tsx']],
    good: [
      ['renderer/screens/table/a.tsx', './table-screen.tsx'],
      ['renderer/app/router.tsx', '../screens/table/table-screen.tsx'],
    ],
  },
  {
    name: 'the renderer knows shared, not main',
    crossed: ({ from, target, relative }) => {
      if (!isUnder(from, 'renderer') || isToolFile(from)) return false;
      if (!relative) return /^node:/.test(target);
      return !isUnderAny(target, ['renderer', 'shared', 'assets']) && !(from === WORKER[0] && target === WORKER[1]);
    },
    bad: [
      ['renderer/host/a.ts', '../../main/store/router.ts'],
      ['renderer/host/a.ts', '../../main/web/store-worker.ts'],
      ['renderer/host/a.ts', 'node:fs'],
      ['renderer/host/a.ts', '../../package.json'],
    ],
    good: [
      ['renderer/host/a.ts', '../../shared/contract/contract.ts'],
      ['renderer/i18n/i18n.ts', '../../assets/translations/en/app.json'],
      [WORKER[0], '../../main/web/store-worker.ts'],
    ],
  },
  {
    name: 'main knows no screen',
    crossed: ({ from, target }) => isUnder(from, 'main') && !isToolFile(from) && isUnder(target, 'renderer'),
    bad: [['main/window.ts', '../renderer/app/theme.ts']],
    good: [['main/window.ts', '../shared/contract/desktop.ts']],
  },
  {
    name: 'nothing imports tests',
    crossed: ({ from, target }) => !isUnder(from, 'test') && isUnder(target, 'test'),
    bad: [['shared/tiles/a.ts', '../../test/builders/deal.ts']],
    good: [['test/shared/a.test.ts', '../builders/deal.ts']],
  },
  {
    name: 'relative imports name the file whole',
    crossed: ({ relative, specifier }) =>
      relative && !/\.[a-z0-9]+(\?[a-z]+)?$/.test(specifier) && !/\/$|^\.{1,2}$/.test(specifier),
    bad: [['shared/tiles/a.ts', './tile']],
    good: [
      ['shared/tiles/a.ts', './tile.ts'],
      ['renderer/app/shell.tsx', './shell.module.css'],
    ],
  },
];
