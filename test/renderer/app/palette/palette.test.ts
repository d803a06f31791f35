import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { actionEntries } from '../../../../renderer/app/palette/action-entries.ts';
import { findEntries } from '../../../../renderer/app/palette/find-entries.ts';
import type { PaletteEntry } from '../../../../renderer/app/palette/palette-entry.ts';
import {
  screenEntries,
  sessionScreenEntries,
  sheetEntries,
  type Words,
} from '../../../../renderer/app/palette/place-entries.ts';
import {
  playerEntries,
  presentSession,
  sessionEntries,
  tableEntries,
} from '../../../../renderer/app/palette/record-entries.ts';
import type { ShortcutId } from '../../../../renderer/components/shortcuts/shortcut-list.ts';
import { changeLanguage, englishTexts, startTranslations } from '../../../../renderer/i18n/i18n.ts';
import type { SessionSummary, SessionView, StoreStatus } from '../../../../shared/contract/views.ts';
import type { Player } from '../../../../shared/records/records.ts';
import { aPlayer, uuid } from '../../../builders/records.ts';
import { aSessionInput } from '../../../builders/sessions.ts';
import { routePaths } from '../../../e2e/pages/every-screen.ts';
import { firstOf, makeWorld } from '../../../main/store/world.ts';

const NAMES = ['Anna Berg', 'Ben', 'Chloé Table', 'Dmitri', 'Erika', 'Farid', 'Grace', '王小明'];

let words: Words;
let view: SessionView;
let sessions: readonly SessionSummary[];
let players: readonly Player[];
let status: StoreStatus;
beforeAll(async () => {
  await startTranslations();
  words = { t: i18next.t, english: await englishTexts() };
  const world = makeWorld();
  const { client } = world.connect();
  const made = NAMES.map((displayName, index) => aPlayer({ id: uuid(index + 1), displayName }));
  await client.players.import({ players: made });
  await client.sessions.create(aSessionInput({ id: uuid(8), name: 'Plan B', date: '2026-12-11' }));
  await client.sessions.create(aSessionInput());
  await client.entrants.enter({ sessionId: uuid(9), playerIds: made.map(({ id }) => id), status: 'present' });
  await client.rounds.seat({ sessionId: uuid(9) });
  view = await firstOf(client.sessions.view({ id: uuid(9) }));
  sessions = await firstOf(client.sessions.list());
  players = await firstOf(client.players.list());
  status = await firstOf(client.store.status());
  await world.close();
});

const SETTINGS = { scheme: 'light', typeSize: 'normal', language: 'en', live: new Set<ShortcutId>() } as const;
const everything = (): readonly PaletteEntry[] => [
  ...sessionScreenEntries(words, view.session),
  ...sheetEntries(words, {
    tableId: view.rounds[0]?.tables[0]?.table.id,
    seasonId: uuid(70),
    published: uuid(71),
    profile: view.session.profile,
  }),
  ...tableEntries(words, view),
  ...screenEntries(words),
  ...actionEntries(words, { ...SETTINGS, status, sessionId: view.session.id }),
  ...sessionEntries(sessions),
  ...playerEntries(players),
];
const found = (query: string): readonly string[] => findEntries(query, everything()).map(({ id }) => id);
const titles = (query: string): readonly string[] => findEntries(query, everything()).map(({ title }) => title);
const tableOf = (name: string): string => {
  const table = view.rounds.at(-1)?.tables.find(({ names }) => Object.values(names).includes(name));
  return `table-${table?.table.id}`;
};

describe('places', () => {
  const goes = (): readonly string[] => everything().flatMap(({ deed }) => ('go' in deed ? [deed.go] : []));
  const answers = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/?]+')}(\\?.*)?$`);

  test('every address is one of the router', () => {
    const known = routePaths().map(answers);
    expect(goes().filter((go) => !known.some((path) => path.test(go)))).toEqual([]);
  });

  test('every page of the app and of the session is found', () => {
    // The display and the sheet of a table open by an action; this club has no season.
    const elsewhere = ['/seasons/$seasonId', '/display/$sessionId', '/sessions/$sessionId/tables/$tableId/sheet'];
    const missing = routePaths().filter((path) => !goes().some((go) => answers(path).test(go)));
    expect(missing.toSorted()).toEqual(elsewhere.toSorted());
  });

  test('no two entries share an id, and each has a text', () => {
    const entries = everything();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ title }) => /^(palette|scheme|undo)\./.test(title) || title === '')).toEqual([]);
  });
});

describe('what is found', () => {
  test('a table by its number, before everything that only has the digit in it', () => {
    expect(titles('2')[0]).toBe('Table 2');
    expect(titles('table 1')[0]).toBe('Table 1');
  });

  test('by a person the table where they sit, then the person', () => {
    expect(found('ben')).toEqual([tableOf('Ben'), 'player-00000000-0000-4000-8000-000000000002']);
    expect(found('王小明')[0]).toBe(tableOf('王小明'));
    expect(found('chloe')[0]).toBe(tableOf('Chloé Table'));
  });

  test('words in any order, over title and names together', () => {
    expect(found('berg anna')[0]).toBe(tableOf('Anna Berg'));
    expect(titles('chart wall')).toEqual(['Print wall chart by round']);
  });

  test('the whole name before a part of it', () => {
    expect(titles('standings')).toEqual([
      ...['Standings', 'Published standings', 'Print standings'],
      'Print the standings published last',
    ]);
  });

  test('a session by name and by day', () => {
    expect(titles('plan b')[0]).toBe('Plan B');
    expect(titles('2026-12-11')).toEqual(['Plan B']);
  });

  test('nothing for a word that nothing has', () => expect(found('zzz')).toEqual([]));

  test('without a query: screens and actions, no people', () => {
    expect(new Set(findEntries(' ', everything()).map(({ kind }) => kind))).toEqual(new Set(['screen', 'action']));
  });

  test('never more than one looks through', () => {
    const many = Array.from({ length: 500 }, (_, n) => aPlayer({ id: uuid(1000 + n), displayName: `Ann ${n}` }));
    expect(findEntries('ann', playerEntries(many))).toHaveLength(40);
  });

  test('by the Chinese word and by the English one', async () => {
    await changeLanguage('zh');
    const chinese = [...screenEntries(words), ...sessionScreenEntries(words, view.session)];
    await changeLanguage('en');
    expect(findEntries('standings', chinese)[0]?.title).toBe('排名');
    expect(findEntries('排名', chinese)[0]?.title).toBe('排名');
  });
});

describe('the session meant', () => {
  test('is the one on screen', () => expect(presentSession(sessions, uuid(8))?.name).toBe('Plan B'));
  test('else the newest that has begun', () => expect(presentSession(sessions, undefined)?.id).toBe(uuid(9)));
  test('a finished one only on screen', () => {
    const over = sessions.map((each) => ({ ...each, session: { ...each.session, state: 'finished' as const } }));
    expect(presentSession(over, undefined)).toBeUndefined();
    expect(presentSession(over, uuid(9))?.id).toBe(uuid(9));
  });
});

describe('actions', () => {
  const names = (facts: Partial<Parameters<typeof actionEntries>[1]>): readonly string[] =>
    actionEntries(words, { ...SETTINGS, status, sessionId: undefined, ...facts }).map(({ id }) => id);

  test('what is so already is not offered', () => {
    expect(names({})).toEqual([
      'undo.undo',
      'palette.action.backup',
      'rehearsal:watch',
      'scheme.toDark',
      'palette.typeSize.large',
      'palette.typeSize.huge',
      'palette.language.zh',
    ]);
    expect(names({ scheme: 'dark', language: 'zh', typeSize: 'large' })).toEqual(
      expect.arrayContaining(['scheme.toLight', 'palette.language.en', 'palette.typeSize.normal']),
    );
  });

  test('nothing stored: nothing to take back and nothing to back up', () => {
    expect(names({ status: undefined }).filter((id) => /undo|backup/.test(id))).toEqual([]);
  });

  test('taking back says what, and which key does it', () => {
    const [undo] = actionEntries(words, { ...SETTINGS, status, sessionId: undefined });
    expect(undo?.detail).toBe('Round 1 seated at 2 tables');
    expect(undo?.shortcut).toBe('undo');
  });

  test('what the page answers to stands first, each with its key, and is not listed twice', () => {
    const live = new Set<ShortcutId>(['palette', 'keys', 'undo', 'publish']);
    const entries = actionEntries(words, { ...SETTINGS, live, status: undefined, sessionId: undefined });
    expect(entries.flatMap(({ title, shortcut }) => (shortcut === undefined ? [] : [`${title}: ${shortcut}`]))).toEqual(
      ['All keys: keys', 'Publish the standings: publish'],
    );
  });
});
