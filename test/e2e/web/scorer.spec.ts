import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
let scorer: ScorerPage;

test.beforeAll(async () => {
  app = await startWebApp();
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterAll(() => app.close());

test.beforeEach(async () => {
  await app.page.evaluate(() => sessionStorage.clear());
  await app.page.goto(app.url);
  await app.page.reload();
  scorer = new ScorerPage(app.page);
  await scorer.open();
});

const keys = (...pressed: readonly string[]) =>
  pressed.reduce((before, key) => before.then(() => app.page.keyboard.press(key)), Promise.resolve());

test('an empty screen teaches, with the cursor where typing begins', async () => {
  await expect(app.page.getByRole('region', { name: 'What to type' })).toBeVisible();
  await expect(scorer.hand('East')).toBeFocused();
  await expectAccessible(app.page);
});

test('a hand by keyboard alone: worth, clauses, what was not counted and why, steps, payments', async () => {
  await app.page.keyboard.type('B222 D111 EE [C555] [RdRdRdRd+] !E');
  await keys('Enter');
  await app.page.keyboard.type('20');
  await keys('Enter');
  await app.page.keyboard.type('42');
  await keys('Enter');
  await app.page.keyboard.type('8');
  await expect(scorer.worth).toHaveText(/^\d[\d,]* points/);
  const sum = (await scorer.nets()).map((net) => Number(net.replace(/[+,]/g, '').replace('−', '-')));
  expect(sum).toHaveLength(4);
  expect(sum.reduce((total, net) => total + net, 0)).toBe(0);
  await expect(scorer.lines('East').filter({ hasText: /^Kong of dragons/ })).toContainText('Chinese Classical: 5.2.1');
  await expect(scorer.result.getByRole('list', { name: 'Calculation' }).getByRole('listitem').first()).toBeVisible();
});

test('the worked hand of the document, and lines that were replaced say by which', async () => {
  await scorer.takeExample('Chinese Classical');
  await expect(scorer.worth).toHaveText(/184 points/);
  await expect.poll(() => scorer.nets()).toEqual(['−388', '−106', '−242', '+736']);
  await scorer.hand('South').fill('0');
  await scorer.hand('North').fill('B19 C19 D19 ESWN Rd Gd Wd E !E');
  await expect(scorer.result.getByText(/not counted: Thirteen/).first()).toBeVisible();
});

test('words and a club’s own terms do as well as notation', async () => {
  await scorer.chooseRules('Singapore Mahjong Club');
  await scorer.hand('East').fill('pong white, pong green, pong east, 234 bam, pair 9 bam, cat, zi mo');
  await expect(app.page.getByText('Which tile completed the hand of East')).toBeVisible();
  await expect(scorer.choice('Winning tile', 'Self-drawn')).toBeChecked();
  await scorer.tileOfHand('9 of bamboo').click();
  await expect(scorer.worth).toHaveText(/5 tai/);
  await expect(scorer.worth).toContainText('cut to the limit');
  await expect(scorer.result.getByRole('list', { name: 'Calculation' })).toContainText(/Together: \d+ tai/);
});

test('typing zimo or qiang gang and Enter says how the tile came', async () => {
  await scorer.takeExample('Chinese Classical');
  await scorer.findEvent.focus();
  await app.page.keyboard.type('zimo');
  await keys('Enter');
  await expect(scorer.choice('Winning tile', 'Self-drawn')).toBeChecked();
  await app.page.keyboard.type('qiang gang');
  await keys('Enter');
  await expect(scorer.result.getByRole('alert')).toContainText('so the tile came from another player');
  await app.page.keyboard.type('robbed');
  await keys('Enter');
  await expect(scorer.result.getByRole('alert')).toHaveCount(0);
});

test('tiles by click, and by the arrows', async () => {
  await app.page.getByText('Open pung', { exact: true }).click();
  await scorer.paletteTile('red dragon').click();
  await expect(scorer.hand('East')).toHaveValue('[RdRdRd]');
  await expect(scorer.paletteTile('red dragon')).toHaveAttribute('aria-disabled', 'true');
  await app.page.getByText('Tile', { exact: true }).click();
  await scorer.paletteTile('1 of bamboo').focus();
  await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter');
  await expect(scorer.hand('East')).toHaveValue('[RdRdRd] B1 B2 C2');
  await expect(app.page.getByText('East has 6 of 14 tiles')).toBeVisible();
  await app.page.getByRole('button', { name: 'Take back' }).click();
  await expect(scorer.hand('East')).toHaveValue('[RdRdRd] B1 B2');
});

test('contradictions come back all at once, in words', async () => {
  await scorer.takeExample('Chinese Classical');
  await scorer.hand('South').fill('B222 (WWWW) F1');
  await scorer.hand('West').fill('EEE F1');
  const alert = scorer.result.getByRole('alert');
  await expect(alert).toContainText('tiles B2 among South, North');
  await expect(alert).toContainText('tiles E among West, North');
  await expect(alert).toContainText('F1 is with South, West');
  await scorer.hand('West').fill('X9');
  await scorer.hand('West').blur();
  await expect(scorer.handError('West')).toContainText('“X9” is not a tile');
});

test('an option changes the result, and the rule card says so', async () => {
  await scorer.takeExample('Chinese Classical');
  await app.page.getByRole('button', { name: 'Options' }).click();
  const drawer = app.page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Limit', exact: true }).fill('100');
  await keys('Escape');
  await expect(scorer.worth).toHaveText(/100 points/);
  await app.page.getByRole('link', { name: 'Rule card' }).click();
  await expect(app.page.getByRole('heading', { name: 'Rule card: Chinese Classical' })).toBeVisible();
  await expect(app.page.getByRole('table', { name: /Differs from/ }).locator('tbody tr')).toHaveText([
    /Limit.*100.*1,000/,
  ]);
  await expect(app.page.getByRole('region', { name: 'East wins at the limit on a discard of West' })).toContainText(
    'South pays East 200',
  );
  await expectAccessible(app.page);
});

test('payments at once and liability, where the rules know them', async () => {
  await scorer.takeExample('Singapore Mahjong Club');
  await app.page.getByRole('button', { name: 'Add a payment' }).click();
  await app.page.getByRole('combobox', { name: 'For', exact: true }).selectOption({ label: 'Concealed kong' });
  await app.page.getByRole('combobox', { name: 'Seat', exact: true }).selectOption('S');
  await expect(scorer.result.getByRole('row', { name: /North.*South.*Concealed kong/ })).toBeVisible();
  await app.page.getByRole('combobox', { name: /bao/ }).selectOption('N');
  await expect(app.page.getByRole('combobox', { name: 'Because of' })).toBeVisible();
  await scorer.chooseRules('Chinese Classical');
  await expect(app.page.getByRole('button', { name: 'Add a payment' })).toHaveCount(0);
});

test('a washout and a false win are settled too, and compared', async () => {
  await scorer.chooseRules('Singapore Mahjong Club');
  await scorer.choose('The deal', 'Washout');
  await expect(scorer.ending).toHaveText('Washout');
  await app.page.getByRole('button', { name: 'Add a payment' }).click();
  // A kong pays two points from each and moves the deal on.
  await expect.poll(() => scorer.nets()).toEqual(['+6', '−2', '−2', '−2']);
  await expect(scorer.result.getByText('The deal passes on from East.')).toBeVisible();
  await app.page.getByRole('button', { name: 'Remove payment 1' }).click();
  await scorer.choose('The deal', 'False win');
  await scorer.choose('Declared by', 'West');
  await expect(scorer.ending).toHaveText('False win by West');
  await expect.poll(() => scorer.nets()).toEqual(['+32', '+32', '−96', '+32']);
  await app.page.getByRole('button', { name: 'Compare' }).click();
  await expect(scorer.system('classical')).toContainText('False win by West');
  await expect(scorer.system('classical')).toContainText('−900');
  await expectAccessible(app.page);
  await keys('Alt+N');
  await expect(app.page.getByRole('region', { name: 'What to type' })).toBeVisible();
});

test('the same hand under all five systems, and why one cannot take it', async () => {
  await scorer.takeExample('Chinese Classical');
  await app.page.getByRole('button', { name: 'Compare' }).click();
  for (const id of ['classical', 'american', 'sg-doubles', 'sg-payup', 'sg-club']) {
    await expect(scorer.system(id)).toContainText(/\d (points|tai|doubles)/);
  }
  await expectAccessible(app.page);
  await scorer.takeExample('Singapore Paying Up');
  await expect(scorer.system('classical')).toContainText('Cannot take this hand:');
  await expect(scorer.system('classical')).toContainText('these rules are played without A3');
});

test('a pattern by an alias', async () => {
  await scorer.chooseRules('Singapore Mahjong Club');
  await keys('Alt+P');
  await app.page.keyboard.type('ban se');
  await expect(app.page.getByRole('table', { name: 'Patterns' }).locator('tbody tr').first()).toContainText('2 tai');
  await expectAccessible(app.page);
});

test('the result as text', async () => {
  await scorer.takeExample('Chinese Classical');
  await expect(scorer.worth).toHaveText(/184/);
  await keys('Alt+C');
  await expect(app.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await app.page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('North: 184 points');
  expect(text).toContain('East pays North 368');
  expect(text).toContain('East −388, South −106, West −242, North +736');
});

test('a reload keeps what was typed; a new hand empties it', async () => {
  await scorer.takeExample('American');
  const nets = await scorer.nets();
  await app.page.reload();
  await expect(scorer.worth).toHaveText(/500 points/);
  await expect.poll(() => scorer.nets()).toEqual(nets);
  await keys('Alt+N');
  await expect(scorer.hand('East')).toBeFocused();
  await expect(app.page.getByRole('region', { name: 'What to type' })).toBeVisible();
});
