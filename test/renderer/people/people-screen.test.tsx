// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PeopleScreen } from '../../../renderer/screens/people/people-screen.tsx';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { openScreenWorld, type ScreenWorld, sessionView } from '../screen-world.tsx';

const SESSION = uuid(9);
const NAMES = ['Anna Berg', 'Bruno Silva', 'Chen Wei', 'Dora Novák', 'Emil Häkkinen'];

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
  await world.store.sessions.create(aSessionInput());
});
afterEach(() => world.close());

const register = async (names: readonly string[] = NAMES): Promise<void> => {
  const players = names.map((displayName, index) => aPlayer({ id: uuid(index + 1), displayName }));
  await world.store.players.import({ players });
};

const show = () => world.show(PeopleScreen, `/sessions/${SESSION}/people`);
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Check in' });
const statuses = async () =>
  Object.fromEntries((await sessionView(world.store, SESSION)).entrants.map(({ name, status }) => [name, status]));

test('part of a name and Enter checks in, name after name, without the mouse', async () => {
  await register();
  await show();
  const typed = await field();
  expect(document.activeElement).toBe(typed);
  await world.user.keyboard('bru{Enter}');
  await screen.findByText('Here · 1');
  await world.user.keyboard('HAKK{Enter}');
  await screen.findByText('Here · 2');
  expect(await statuses()).toEqual({ 'Bruno Silva': 'present', 'Emil Häkkinen': 'present' });
  expect((await field()).value).toBe('');
  expect(screen.getByTestId('present-count')?.textContent).toContain('2');
});

test('names typed faster than the list is drawn are all taken', async () => {
  await register();
  await show();
  await field();
  await world.user.keyboard('anna{Enter}bruno{Enter}chen{Enter}New One{Enter}dora{Enter}');
  await screen.findByText('Here · 5');
  expect(Object.keys(await statuses()).toSorted()).toEqual([
    'Anna Berg',
    'Bruno Silva',
    'Chen Wei',
    'Dora Novák',
    'New One',
  ]);
});

test('the key that leads to the field, pressed in it, becomes no part of a name', async () => {
  await register();
  await show();
  await field();
  await world.user.keyboard('/bru{Enter}');
  await screen.findByText('Here · 1');
  await world.user.keyboard('/New 1/2{Enter}');
  await screen.findByText('Here · 2');
  expect(await statuses()).toEqual({ 'Bruno Silva': 'present', 'New 1/2': 'present' });
});

test('arrow keys choose another of those found', async () => {
  await register();
  await show();
  await field();
  await world.user.keyboard('n');
  const rows = within(await screen.findByRole('grid')).getAllByRole('row', { selected: true });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('Dora Novák');
  await world.user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('Here · 1');
  expect(await statuses()).toEqual({ 'Anna Berg': 'present' });
});

test('a name that nobody has becomes a guest who is here, and one undo takes all of it back', async () => {
  await register();
  await show();
  await field();
  await world.user.keyboard('  Lee, Mei "M" {Enter}');
  await screen.findByText('Here · 1');
  const [entrant] = (await sessionView(world.store, SESSION)).entrants;
  expect(entrant).toMatchObject({ status: 'present', name: 'Lee, Mei "M"', player: { status: 'guest' } });
  await world.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await sessionView(world.store, SESSION)).entrants).toEqual([]));
  await world.user.type(await field(), 'Lee');
  expect(await screen.findByText('Add “Lee” as a guest')).toBeTruthy();
});

test('Enter at a name who is here already changes nothing', async () => {
  await register();
  await world.store.entrants.enter({ sessionId: SESSION, playerIds: [uuid(1)], status: 'present' });
  await show();
  await field();
  await world.user.keyboard('anna berg{Enter}');
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(await statuses()).toEqual({ 'Anna Berg': 'present' });
  expect((await sessionView(world.store, SESSION)).entrants).toHaveLength(1);
});

test('all members enter in the order of their names, and all are checked in, with an undo for each', async () => {
  await register(['Zoë', 'Anna', 'Mei']);
  await show();
  await world.user.click(await screen.findByRole('button', { name: 'Enter all 3 members' }));
  await screen.findByText('Not here yet · 3');
  const entered = (await sessionView(world.store, SESSION)).entrants;
  expect(entered.toSorted((a, b) => a.number - b.number).map(({ name }) => name)).toEqual(['Anna', 'Mei', 'Zoë']);
  await world.user.click(screen.getByRole('button', { name: 'Check in all 3' }));
  await screen.findByText('Here · 3');
  await world.user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Not here yet · 3');
});

test('says what the people here come to and seats the first round', async () => {
  await register(Array.from({ length: 17 }, (_, index) => `Player ${index + 1}`));
  const playerIds = Array.from({ length: 17 }, (_, index) => uuid(index + 1));
  await world.store.entrants.enter({ sessionId: SESSION, playerIds: playerIds.slice(0, 3), status: 'present' });
  await show();
  expect(await screen.findByText('One more person makes the first table.')).toBeTruthy();
  await world.store.entrants.enter({ sessionId: SESSION, playerIds: playerIds.slice(0, 16), status: 'present' });
  expect(await screen.findByText('4 tables')).toBeTruthy();
  expect(screen.getByText('Everybody plays every round.')).toBeTruthy();
  expect(screen.getByText(/^16 players: 5 rounds without anybody meeting twice are possible\.$/)).toBeTruthy();
  await world.store.entrants.enter({ sessionId: SESSION, playerIds, status: 'present' });
  expect(await screen.findByText('1 sits out each round, in turn.')).toBeTruthy();
  await world.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(world.path()).toBe(`/sessions/${SESSION}/rounds/1`));
  expect((await sessionView(world.store, SESSION)).rounds).toHaveLength(1);
});

test('who has been seated withdraws and comes back, and cannot be taken off the list', async () => {
  await register(NAMES.slice(0, 4));
  const playerIds = [1, 2, 3, 4].map(uuid);
  await world.store.entrants.enter({ sessionId: SESSION, playerIds, status: 'present' });
  await world.store.rounds.seat({ sessionId: SESSION });
  await show();
  await world.user.click(await screen.findByRole('button', { name: 'Withdraw Anna Berg from the rounds to come' }));
  await screen.findByText('Withdrawn · 1');
  expect(screen.queryByRole('button', { name: 'Take Anna Berg off the list' })).toBeNull();
  await world.user.click(screen.getByRole('button', { name: 'Check in Anna Berg' }));
  await screen.findByText('Here · 4');
  expect(screen.getByRole('link', { name: 'Go to round 1' })).toBeTruthy();
});

test('a finished session can be looked at only', async () => {
  await register();
  await world.store.entrants.enter({ sessionId: SESSION, playerIds: [uuid(1)], status: 'present' });
  await world.store.sessions.finish({ id: SESSION, finished: true });
  await show();
  expect((await field()).disabled).toBe(true);
  expect(screen.getByText(/This session is finished/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Anna/ })).toBeNull();
});

test('a session that is gone is said', async () => {
  await world.show(PeopleScreen, `/sessions/${uuid(77)}/people`);
  await screen.findByRole('heading', { name: 'Nothing here' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('after everybody at once the cursor is where the guests are typed', async () => {
  await register();
  await show();
  await field();
  await world.user.click(await screen.findByRole('button', { name: 'Enter all 5 members' }));
  await screen.findByText('Not here yet · 5');
  expect(document.activeElement).toBe(await field());
  await world.user.click(screen.getByRole('button', { name: 'Check in all 5' }));
  await screen.findByText('Here · 5');
  await world.user.keyboard('Zoe{Enter}');
  await screen.findByText('Here · 6');
});
