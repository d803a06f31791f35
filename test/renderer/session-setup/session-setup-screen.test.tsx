// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../../renderer/i18n/locale.ts';
import { SessionSetupScreen } from '../../../renderer/screens/session-setup/session-setup-screen.tsx';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { firstOf } from '../../main/store/world.ts';
import { openScreenWorld, type ScreenWorld, sessionView } from '../screen-world.tsx';

const SESSION = uuid(9);

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
});
afterEach(() => world.close());

const sessions = async () => (await firstOf(world.store.sessions.list())).map(({ session }) => session);

const playOneDeal = async (): Promise<void> => {
  await world.store.players.import({
    players: [1, 2, 3, 4].map((n) => aPlayer({ id: uuid(n), displayName: `P${n}` })),
  });
  await world.store.sessions.create(aSessionInput());
  await world.store.entrants.enter({ sessionId: SESSION, playerIds: [1, 2, 3, 4].map(uuid), status: 'present' });
  await world.store.rounds.seat({ sessionId: SESSION });
  const [round] = (await sessionView(world.store, SESSION)).rounds;
  const tableId = round?.tables[0]?.table.id ?? '';
  await world.store.deals.record({ id: uuid(700), tableId, facts: aWin('a', [40, 10, 10, 10]), before: null });
};

test('Enter alone makes a sensible session and leads to check-in', async () => {
  await world.show(SessionSetupScreen, '/sessions/new');
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await world.user.keyboard('{Enter}');
  await waitFor(() => expect(world.path()).toMatch(/^\/sessions\/[0-9a-f-]{36}\/people$/));
  expect(await sessions()).toMatchObject([{ roundCount: 5, ending: { kind: 'winds', count: 1 } }]);
});

test('the name follows the date until somebody changes it', async () => {
  await world.show(SessionSetupScreen, '/sessions/new');
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-25' } });
  expect(name.value).toBe(formatDay('2026-12-25', 'longDate'));
  await world.user.clear(name);
  await world.user.type(name, 'Xmas');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-26' } });
  expect(name.value).toBe('Xmas');
});

test('a changed option is marked, told in words, and reset alone or with all others', async () => {
  await world.show(SessionSetupScreen, '/sessions/new');
  await world.user.click(await screen.findByText('Limit and rounding'));
  const limit = await screen.findByLabelText<HTMLInputElement>('Limit');
  await world.user.clear(limit);
  await world.user.type(limit, '500');
  const words = within(screen.getByRole('region', { name: 'This session in words' }));
  expect(words.getByText('Limit: 500')).toBeTruthy();
  expect(screen.getByText('instead of 1,000')).toBeTruthy();
  await world.user.click(screen.getByRole('button', { name: 'Reset Limit' }));
  expect(limit.value).toBe('1000');
  expect(screen.getByText('No option differs from this set.')).toBeTruthy();
  await world.user.click(screen.getByRole('radio', { name: /Limit 500, going out 20/ }));
  expect(limit.value).toBe('500');
  expect(screen.getByText('No option differs from this set.')).toBeTruthy();
});

test('what is wrong is said in its field, and nothing is made', async () => {
  await world.show(SessionSetupScreen, '/sessions/new');
  const name = await screen.findByLabelText('Name');
  await world.user.clear(name);
  await world.user.click(screen.getByText('Limit and rounding'));
  await world.user.clear(await screen.findByLabelText('Limit'));
  await world.user.click(screen.getByText('Limit and rounding'));
  await waitFor(() => expect(screen.queryByLabelText('Limit')).toBeNull());
  await world.user.click(screen.getByRole('button', { name: /Create and check in/ }));
  expect(await screen.findByText('The session needs a name.')).toBeTruthy();
  expect(screen.getByText('A whole number from 10 to 100000.')).toBeTruthy();
  expect(await sessions()).toEqual([]);
});

test('with the first deal rules and ending are fixed, and the screen says why; the rest can be changed', async () => {
  await playOneDeal();
  await world.show(SessionSetupScreen, `/sessions/${SESSION}/setup`);
  expect(await screen.findByText(/1 deal was entered under them/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /As in the rule book/ }).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Prevailing winds').disabled).toBe(true);
  const rounds = screen.getByLabelText('Rounds');
  await world.user.clear(rounds);
  await world.user.type(rounds, '3');
  await world.user.click(screen.getByRole('button', { name: /Save/ }));
  await screen.findByText('Set-up saved');
  expect(await sessions()).toMatchObject([{ roundCount: 3, profile: { preset: 'document' } }]);
});

test('a refusal of the store is shown with its reason', async () => {
  await playOneDeal();
  await world.store.rounds.remove({ roundId: (await sessionView(world.store, SESSION)).rounds[0]?.round.id ?? '' });
  await world.show(SessionSetupScreen, `/sessions/${SESSION}/setup`);
  await screen.findByLabelText('Rounds');
  await world.store.sessions.finish({ id: SESSION, finished: true });
  expect(await screen.findByText(/The session is finished\. Open it again/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Save/ }).disabled).toBe(true);
});
