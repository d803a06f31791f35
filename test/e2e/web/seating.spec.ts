import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { planSeating } from '../../../shared/session/seating/plan-seating.ts';
import { expectAccessible } from '../pages/axe.ts';
import { origin, restoreClub } from '../pages/club-page.ts';
import { PlanPage } from '../pages/plan-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { makeSeatingClub, personName, type SeatingClub } from '../seating-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
let plan: PlanPage;
let round: RoundPage;
test.beforeAll(async () => {
  app = await startWebApp();
  plan = new PlanPage(app.page);
  round = new RoundPage(app.page);
});
test.afterAll(() => app.close());

const bring = async (club: SeatingClub): Promise<string> => {
  const { sessionId, backup } = await makeSeatingClub(club);
  await restoreClub(app.page, backup);
  return sessionId;
};

/** Plans the whole session and keeps it, by keyboard. */
const makePlan = async (sessionId: string): Promise<void> => {
  await plan.open(sessionId);
  await expect(plan.make).toBeFocused();
  await app.page.keyboard.press('Enter');
  await expect(plan.keep).toBeFocused({ timeout: 40_000 });
  await plan.keepByKey();
};

/** A line of the seating file. */
const row = (number: number, table: number | '', wind: string, person: number): string =>
  `Tuesday evening,${number},${table},${wind},M${person},${personName(person)}`;

/** A seating file: so many people in order, turned by one each round. */
const seatingFile = (people: number, rounds: number): string => {
  const lines = Array.from({ length: rounds }, (_, at) =>
    Array.from({ length: people }, (__, seat) =>
      row(at + 1, Math.floor(seat / 4) + 1, 'ESWN'[seat % 4] ?? '', ((seat + at) % people) + 1),
    ),
  );
  return ['session,round,table,wind,player_id,display_name', ...lines.flat()].join('\r\n');
};

test('the whole evening is planned, certified, kept and followed, without the mouse', async () => {
  const sessionId = await bring({
    people: 16,
    players: { 1: { avoidGroup: 'pair' }, 2: { avoidGroup: 'pair' } },
    session: { roundCount: 4 },
  });
  await plan.open(sessionId);
  await expect(app.page.getByText('16 players: 5 rounds without anybody meeting twice are possible.')).toBeVisible();
  await expectAccessible(app.page);
  await makePlan(sessionId);
  await expect(app.page.getByText('Plan for 4 rounds kept')).toBeVisible();
  await plan.show('Certificate');
  await expect(plan.figure('repeats')).toHaveText('0');
  await expect(plan.figure('windsUnevenMoments')).toHaveText('0');
  await expect(app.page.getByTestId('wishes')).toContainText('Ada A and Ben A had better not meet: they do not.');
  await expect(app.page.getByTestId('plan-certificate')).toContainText('Seed 7');
  await expectAccessible(app.page);
  const card = await plan.card('Ada A');
  expect(card).toHaveLength(4);

  await round.open(sessionId);
  await app.page.keyboard.press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 1 of 4');
  const table = Number(card[0]?.split(' ')[0]);
  await expect(round.card(table)).toContainText('Ada A');
  await expect(round.certificate).toContainText('Planned. Drawn from seed 7.');
});

test('a late arrival: who has no place is named, the difference is shown card by card, and kept or taken back', async () => {
  // Five screens, two of them looked at by axe.
  test.slow();
  const sessionId = await bring({
    people: 16,
    session: { roundCount: 4 },
    before: async ({ client, sessionId: id, entrants, endRound }) => {
      const players = entrants.map((entrant) => ({ id: entrant.id }));
      const made = planSeating({ players, rounds: 4, seed: 7, tableSizes: 'sit-out' });
      if (!made.ok) throw new Error(JSON.stringify(made.errors));
      const rounds = made.value.rounds.map(({ number, tables, sitOuts }) => ({
        number,
        tables: tables.map((table) => ({ ...table })),
        sitOuts: [...sitOuts],
      }));
      const kept = { id: entrants[0]?.id ?? '', sessionId: id, method: 'planned', seed: 7, makerVersion: 2 } as const;
      await client.plans.keep({ ...kept, moves: 0, complete: true, rounds, replaces: null });
      await client.rounds.seat({ sessionId: id });
      await endRound(1);
    },
  });
  const before = await (async () => {
    await plan.open(sessionId);
    return plan.card('Ada A');
  })();

  // One goes home and another comes: the newcomer takes over the place.
  await app.page.getByRole('link', { name: 'Check-in' }).click();
  await app.page.getByRole('button', { name: 'Withdraw Ada A from the rounds to come' }).click();
  await app.page.getByRole('combobox', { name: 'Check in' }).fill('Zara Newcomer');
  await app.page.keyboard.press('Enter');
  const notice = app.page.getByTestId('plan-misfit');
  await expect(notice).toContainText('No place in the plan for Zara Newcomer');
  await expect(notice).toContainText('Ada A');
  await expectAccessible(app.page);

  await round.open(sessionId);
  await round.seat.click();
  await expect(app.page.getByText('The plan for round 2 does not fit who is here. Nobody was seated.')).toBeVisible();
  await app.page.getByRole('link', { name: 'Look at the plan' }).click();
  await expect(plan.misfit).toBeVisible();
  await app.page.getByRole('button', { name: 'Change as few cards as possible' }).press('Enter');
  await expect(plan.draft).toBeVisible({ timeout: 40_000 });
  await expect(app.page.getByTestId('cards-changed')).toHaveText('2 cards change');
  await expect(plan.changedCards.filter({ hasText: 'Zara Newcomer' })).toContainText('Round 2 not in this round');
  await expectAccessible(app.page);
  await plan.keepByKey();
  expect((await plan.card('Zara Newcomer')).slice(1)).toEqual(before.slice(1));
  expect(await plan.card('Ada A')).toEqual([before[0], '', '', '']);

  await app.page.keyboard.press('Control+z');
  await expect(plan.misfit).toBeVisible();
  await app.page.keyboard.press('Control+Shift+z');
  await expect(plan.misfit).toHaveCount(0);
  await round.open(sessionId);
  await round.seat.click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 2 of 4');
});

test('a round by the standings: the first four of them sit together', async () => {
  const sessionId = await bring({
    people: 8,
    before: async ({ client, sessionId: id, entrants, endRound }) => {
      const [a, b, c, d, e, f, g, h] = entrants.map((entrant) => entrant.id) as [string, ...string[]];
      const tables = [
        { number: 1, chairs: { a, b: b ?? '', c: c ?? '', d: d ?? '' } },
        { number: 2, chairs: { a: e ?? '', b: f ?? '', c: g ?? '', d: h ?? '' } },
      ];
      await client.rounds.seat({ sessionId: id, method: 'by-hand', tables });
      for (const view of await client.sessions.deals({ id })) {
        const totals = { a: 80, b: 20, c: -20, d: -80 };
        await client.tables.setTotals({ id: view.summary.table.id, totals, reason: null });
      }
      await endRound(1);
    },
  });
  await round.open(sessionId);
  await expect(round.certificate).toContainText('Made by hand.');
  await app.page.getByRole('button', { name: 'Seat another way' }).press('Enter');
  await expectAccessible(app.page);
  await app.page.getByRole('menuitem', { name: 'By the standings: top four together' }).press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 2 of 5');
  for (const number of [1, 5, 2, 6]) await expect(round.card(1)).toContainText(personName(number));
  await expect(round.certificate).toContainText('By the standings, top four together.');
});

test('P6: an imported plan for 20 while 24 are here is refused, the four are named, nothing is kept', async () => {
  const sessionId = await bring({ people: 24 });
  await plan.open(sessionId);
  await plan.importFile('plan.csv', seatingFile(20, 3));
  const dialog = app.page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(
    `No place in the plan for ${[21, 22, 23, 24].map(personName).join(', ')} (round 1, 2, 3).`,
  );
  await expect(dialog.getByRole('button', { name: 'Look at it in full' })).toHaveCount(0);
  await expectAccessible(app.page);
  await app.page.keyboard.press('Escape');
  await expect(plan.make).toBeVisible();

  const broken = seatingFile(24, 1).replace('M5,', 'M555,').replace('1,3,S,', '1,3,X,').replace('1,4,E,', '1,4,W,');
  await plan.importFile('broken.csv', broken);
  const errors = dialog.getByRole('alert');
  await expect(errors).toContainText('Line 6, column player_id: nobody in this session is “M555”.');
  await expect(errors).toContainText('Line 11, column wind: “X” is none of E, S, W, N.');
  await expect(errors).toContainText('round 1, table 4, W is taken on line 14 already.');
  await app.page.keyboard.press('Escape');

  await plan.importFile('plan.csv', seatingFile(24, 5));
  await dialog.getByRole('button', { name: 'Look at it in full' }).press('Enter');
  await plan.keepByKey();
  await round.open(sessionId);
  await app.page.keyboard.press('Enter');
  await expect(round.certificate).toContainText('Imported from a file.');
  for (const number of [1, 2, 3, 4]) await expect(round.card(1)).toContainText(personName(number));
});

test('by hand: pick up, put down, type a place; remarks stand beside the table; Ctrl+Enter seats', async () => {
  const sessionId = await bring({
    people: 9,
    players: { 1: { forbidGroup: 'x' }, 2: { forbidGroup: 'x' } },
    before: async ({ client, sessionId: id, endRound }) => {
      await client.rounds.seat({ sessionId: id });
      await endRound(1);
    },
  });
  await round.open(sessionId);
  await app.page.getByRole('button', { name: 'Seat another way' }).press('Enter');
  await app.page.getByRole('menuitem', { name: 'By hand' }).press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Seat round 2 by hand');
  const find = app.page.getByRole('textbox', { name: 'Find a person' });
  const put = async (name: string, keys: string): Promise<void> => {
    await find.fill(name);
    await app.page.keyboard.press('Enter');
    await expect(app.page.getByTestId('in-hand')).toContainText(name);
    await expect(app.page.locator('[data-slot]:focus')).toHaveAttribute('aria-pressed', 'true');
    await app.page.keyboard.type(keys);
    await expect(app.page.getByTestId('in-hand')).toHaveText('');
  };
  await put('Ada A', '1e');
  await put('Ben A', '1s');
  await expect(app.page.getByText('Ada A and Ben A must never meet.')).toBeVisible();
  await expectAccessible(app.page);

  // Below Ada's chair is East of table 2: the two change places.
  await find.fill('Ada A');
  await app.page.keyboard.press('Enter');
  await expect(app.page.locator('[data-slot]:focus')).toHaveAttribute('aria-pressed', 'true');
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Enter');
  await expect(app.page.getByText('Ada A and Ben A must never meet.')).toHaveCount(0);
  await expect(app.page.getByRole('button', { name: 'Ada A, table 2, East' })).toBeFocused();
  await app.page.keyboard.press('Control+Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 2 of 5');
  await expect(round.card(2)).toContainText('Ada A');
  await expect(round.certificate).toContainText('Made by hand.');
});

test('400 people, 12 rounds: the desk stays quick, and a search that is cancelled leaves nothing', async () => {
  const sessionId = await bring({ people: 400, session: { roundCount: 12 } });
  await plan.open(sessionId);
  await expect(plan.make).toBeFocused();
  await app.page.keyboard.press('Enter');
  await app.page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(plan.make).toBeVisible();
  await expect(plan.draft).toHaveCount(0);

  await plan.make.press('Enter');
  await expect(plan.draft).toBeVisible({ timeout: 50_000 });
  await plan.keepByKey();
  await plan.show('By person');
  await expect(app.page.getByRole('rowheader')).toHaveCount(400);
});

test('paper: every sheet in A4 and Letter, numbered, with everybody on it', async () => {
  // Five sheets, each looked at by axe twice and printed twice.
  test.slow();
  const sessionId = await bring({ people: 23, session: { roundCount: 3 } });
  await makePlan(sessionId);
  const folder = mkdtempSync(join(tmpdir(), 'roundwind-seating-'));
  try {
    for (const [sheet, expected] of [
      ['schedule', 'Round 3'],
      ['tables', 'Table 5'],
      ['cards', 'Large print'],
      ['check-in', 'Check-in list'],
      ['certificate', 'Repeated meetings'],
    ] as const) {
      await app.page.goto(`${origin(app.page)}#/print/${sheet}/${sessionId}`);
      await expect(app.page.getByText(expected).first()).toBeVisible();
      await expectAccessible(app.page);
      for (const [paper, size] of [
        ['A4', '595'],
        ['Letter', '612'],
      ] as const) {
        await app.page.getByRole('radiogroup', { name: 'Paper' }).getByText(paper, { exact: true }).click();
        const file = join(folder, `${sheet}-${paper}.pdf`);
        await app.page.pdf({ path: file, preferCSSPageSize: true });
        const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
        const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
        const pages = Number(/Pages: +(\d+)/.exec(info)?.[1]);
        expect(/Page size: +(\d+)/.exec(info)?.[1]).toBe(size === '595' ? '594' : size);
        expect(text).toContain(`Page ${pages} of ${pages}`);
        expect(text).toContain('Tuesday evening');
        if (sheet !== 'certificate') for (let n = 1; n <= 23; n += 1) expect(text).toContain(personName(n));
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
