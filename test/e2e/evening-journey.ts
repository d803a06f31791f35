import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { worthText } from '../../renderer/components/deal-entry/load-draft.ts';
import type { Chair } from '../../shared/table/chair.ts';
import { CHAIRS } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { WINDS } from '../../shared/tiles/tile.ts';
import {
  type EveningStep,
  type EveningTable,
  eveningFile,
  loadEvening,
  loadExpected,
  stepsOf,
} from '../builders/evening.ts';
import { uuid } from '../builders/records.ts';
import type {} from './desktop/page-client.ts';
import { homePage } from './pages/home-page.ts';
import { peoplePage } from './pages/people-page.ts';
import { playersPage } from './pages/players-page.ts';
import { RoundPage } from './pages/round-page.ts';
import { standingsPage } from './pages/standings-page.ts';
import { TablePage } from './pages/table-page.ts';

/** What differs between the two hosts: how files are chosen and saved, how a page becomes a PDF, how the contract is spoken. */
export type EveningHost = {
  readonly page: Page;
  /** Puts a store client into the page, as `window.desk`. */
  readonly connect: () => Promise<void>;
  /** Presses, and answers the picker that comes. */
  readonly chooseFile: (path: string, press: () => Promise<unknown>) => Promise<void>;
  /** Presses, and gives what was saved. */
  readonly saveFile: (press: () => Promise<unknown>) => Promise<Buffer>;
  /** The print page on screen as PDF. */
  readonly pdf: () => Promise<Buffer>;
};

const EVENING = loadEvening();
const EXPECTED = loadExpected();
const SESSION = uuid(9);
const nameOf = (key: string): string => EVENING.players.find((player) => player.key === key)?.name ?? key;
const signed = (score: number): string =>
  `${score > 0 ? '+' : score < 0 ? '−' : ''}${Math.abs(score).toLocaleString('en')}`;

/**
 * The fixture evening from an empty program to paper: people, check-in and the first round through the screens, with the
 * mistakes and corrections that the fixture tells of; the other rounds through the contract; standings, CSV and PDF
 * against the table that was worked out apart. Only the session is made through the contract: its seed is the fixture's.
 */
export const runEvening = async (host: EveningHost): Promise<void> => {
  const { page } = host;
  await host.connect();
  await importPeople(host);
  await makeSession(page);
  await homePage(page).open();
  await page.getByRole('link', { name: EVENING.session.name }).click();
  await peoplePage(page).open();
  await peoplePage(page).checkInAll();
  await expect(peoplePage(page).count()).toHaveText('16');
  await peoplePage(page).seat();
  for (const table of EVENING.rounds[0]?.tables ?? []) await playByHand(page, table);
  for (const { number, tables } of EVENING.rounds.slice(1)) await playByContract(page, number, tables);
  await checkStandings(host);
};

const importPeople = async ({ page, chooseFile }: EveningHost): Promise<void> => {
  const players = playersPage(page);
  await players.open();
  await chooseFile(fileURLToPath(eveningFile('players.csv')), () =>
    page.getByRole('button', { name: 'Import CSV' }).click(),
  );
  await expect(players.previewRows()).toHaveCount(16);
  await players.confirm();
  await expect(players.names()).toHaveCount(16);
};

const makeSession = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ id, session: { ruleset, preset, ...rest }, codes }) => {
      const { client, first } = window.desk;
      const players = await first(client.players.list());
      await client.sessions.create({ ...rest, id, profile: { ruleset, version: '', preset, options: {} } });
      const playerIds = codes.map((code) => players.find(({ outsideId }) => outsideId === code)?.id ?? code);
      await client.entrants.enter({ sessionId: id, playerIds });
    },
    { id: SESSION, session: EVENING.session, codes: EVENING.players.map(({ player_id }) => player_id) },
  );

const playByHand = async (page: Page, table: EveningTable): Promise<void> => {
  const round = new RoundPage(page);
  await round.open(SESSION, 1);
  await expect(round.goTo).toBeFocused();
  await page.keyboard.type(String(table.number));
  await page.keyboard.press('Enter');
  const desk = new TablePage(page);
  await expect(desk.field('E')).toBeFocused();
  let stored = 0;
  for (const step of stepsOf(table)) {
    await takeByHand(desk, table, step);
    stored += step.do === 'remove' ? -1 : step.do === 'amend' ? 0 : 1;
    await expect(desk.rows).toHaveCount(stored);
  }
  const expected = EXPECTED.tables.find((each) => each.round === 1 && each.table === table.number);
  for (const [index, nets] of (expected?.nets ?? []).entries()) {
    await expect
      .poll(() => desk.rowNets(index + 1), `table ${table.number}, deal ${index + 1}`)
      .toEqual(nets.map(signed));
  }
};

const takeByHand = async (desk: TablePage, table: EveningTable, step: EveningStep): Promise<void> => {
  if (step.do === 'remove') {
    await desk.goToRow(step.position);
    await desk.press('Delete');
    return;
  }
  if (step.do !== 'record') {
    await desk.goToRow(step.do === 'amend' ? step.position : step.before);
    await desk.press(step.do === 'amend' ? 'e' : 'i');
    await expect(desk.title).toHaveText(step.do === 'amend' ? /^Correcting deal/ : /^New deal before/);
  }
  await typeDeal(desk, table, step.facts);
  await expect(desk.title.filter({ hasText: /^(Correcting deal|New deal before)/ })).toHaveCount(0);
};

const typeDeal = async (desk: TablePage, table: EveningTable, facts: ChairFacts): Promise<void> => {
  const chairs: Chair[] = [];
  for (const wind of WINDS) {
    const name = await desk.name(wind);
    chairs.push(CHAIRS.find((chair) => nameOf(table.chairs[chair]) === name) ?? 'a');
  }
  expect(new Set(chairs).size, 'the people of the fixture sit at this table').toBe(4);
  if (facts.result === 'win') {
    await desk.enter(...chairs.map((chair) => worthText(facts, chair) + markOf(facts, chair)));
    return;
  }
  await desk.press(facts.result === 'washout' ? 'F8' : 'F9');
  const offender = facts.offender && WINDS[chairs.indexOf(facts.offender)];
  if (offender !== undefined) await desk.press(offender.toLowerCase());
  await desk.press('Enter');
};

/** The mark behind a worth: who won, on what, and who gave it. */
const markOf = ({ winner, discarder, winningTile, hands }: ChairFacts, chair: Chair): string => {
  const tiles = hands[chair] !== undefined;
  if (chair === discarder) return tiles ? ' !d' : 'd';
  if (chair !== winner) return '';
  return tiles ? ` !${discarder === undefined ? 'z' : ''}${winningTile ?? ''}` : 'w';
};

const playByContract = (page: Page, number: number, tables: readonly EveningTable[]): Promise<void> =>
  page.evaluate(
    async ({ id, round, rows }) => {
      const { client, first } = window.desk;
      await client.rounds.seat({ sessionId: id });
      const views = (await client.sessions.deals({ id })).filter((view) => view.round.number === round);
      for (const { table, steps } of rows) {
        const tableId = views.find(({ summary }) => summary.table.number === table)?.summary.table.id;
        if (tableId === undefined) throw new Error(`round ${round} has no table ${table}`);
        for (const step of steps) {
          const { deals } = await first(client.tables.view({ id: tableId }));
          const at = step.do === 'record' ? 0 : step.do === 'insert' ? step.before : step.position;
          const deal = deals[at - 1]?.deal;
          const newDeal = { id: crypto.randomUUID(), tableId };
          if (step.do === 'record') await client.deals.record({ ...newDeal, facts: step.facts, before: null });
          else if (deal === undefined) throw new Error(`no deal at ${at}`);
          else if (step.do === 'insert') await client.deals.record({ ...newDeal, facts: step.facts, before: deal.id });
          else if (step.do === 'amend')
            await client.deals.amend({ id: deal.id, revision: deal.revision, facts: step.facts, reason: step.reason });
          else await client.deals.remove({ id: deal.id, revision: deal.revision, reason: step.reason });
        }
      }
    },
    { id: SESSION, round: number, rows: tables.map((table) => ({ table: table.number, steps: stepsOf(table) })) },
  );

const checkStandings = async ({ page, saveFile, pdf }: EveningHost): Promise<void> => {
  const standings = standingsPage(page, SESSION);
  await standings.open();
  await expect.poll(() => standings.names()).toEqual(EXPECTED.standings.map(({ name }) => name));
  expect((await standings.column(5)).map((text) => text.split('\n')[0]?.trim())).toEqual(
    EXPECTED.standings.map(({ score }) => signed(score)),
  );
  const csv = await saveFile(async () => {
    await page.keyboard.press('e');
    await page.getByRole('menuitem').first().click();
  });
  expect(csv.equals(readFileSync(eveningFile('standings.csv'))), csv.toString('utf8')).toBe(true);
  await page.keyboard.press('p');
  await page.getByText('A4', { exact: true }).click();
  const lines = textOf(await pdf()).split('\n');
  for (const { name, place, score } of EXPECTED.standings) {
    const line = lines.find((each) => each.includes(name)) ?? '';
    expect(line.trim(), name).toMatch(new RegExp(`^=?${place} `));
    expect(line, name).toContain(signed(score));
  }
};

const textOf = (pdf: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundwind-pdf-'));
  try {
    const file = join(folder, 'standings.pdf');
    writeFileSync(file, pdf);
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
