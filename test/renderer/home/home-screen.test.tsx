// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HomeScreen } from '../../../renderer/screens/home/home-screen.tsx';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { firstOf } from '../../main/store/world.ts';
import { openScreenWorld, type ScreenWorld } from '../screen-world.tsx';

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
});
afterEach(() => world.close());

const show = () => world.show(HomeScreen, '/');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const names = async () => (await firstOf(world.store.sessions.list())).map(({ session }) => session.name);

test('an empty club is shown the way to its first standings table, one step lit', async () => {
  await show();
  expect((await screen.findByText('Add your players')).closest('li')?.getAttribute('aria-current')).toBe('step');
  await world.store.players.add(aPlayer());
  const done = await screen.findByText('1 player registered');
  expect(done.closest('li')?.getAttribute('aria-current')).toBeNull();
  expect(screen.getByText('Create a session').closest('li')?.getAttribute('aria-current')).toBe('step');
  await world.user.keyboard('n');
  await waitFor(() => expect(world.path()).toBe('/sessions/new'));
});

test('sessions stand newest first, with people, rounds and the way back in', async () => {
  await world.store.players.import({
    players: [1, 2, 3, 4].map((n) => aPlayer({ id: uuid(n), displayName: `P${n}` })),
  });
  await world.store.sessions.create(aSessionInput({ id: uuid(11), name: 'Earlier', date: '2026-11-27' }));
  await world.store.sessions.create(aSessionInput({ id: uuid(12), name: 'Later', date: '2026-12-04' }));
  await world.store.sessions.create(aSessionInput({ id: uuid(13), name: 'Same day, made after', date: '2026-12-04' }));
  const playerIds = [1, 2, 3, 4].map(uuid);
  await world.store.entrants.enter({ sessionId: uuid(12), playerIds, status: 'present' });
  await world.store.rounds.seat({ sessionId: uuid(12) });
  await world.store.sessions.finish({ id: uuid(11), finished: true });
  await show();
  await screen.findByRole('table');
  expect(rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    'Same day, made after',
    'Later',
    'Earlier',
  ]);
  const [fresh, running, finished] = rows();
  expect(fresh?.textContent).toContain('Not started');
  expect(running?.textContent).toContain('4 of 4');
  expect(running?.textContent).toContain('1 of 5');
  expect(finished?.textContent).toContain('Finished');
  const hrefs = rows().map((row) => within(row).getAllByRole('link').at(-1)?.getAttribute('href'));
  expect(hrefs).toEqual([
    `/sessions/${uuid(13)}/people`,
    `/sessions/${uuid(12)}/rounds/now`,
    `/sessions/${uuid(11)}/standings`,
  ]);
});

test('a session is removed without a question and brought back', async () => {
  await world.store.sessions.create(aSessionInput());
  await show();
  await world.user.click(await screen.findByRole('button', { name: 'More for Friday evening' }));
  await world.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await screen.findByText('Friday evening removed');
  expect(await names()).toEqual([]);
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Friday evening']));
});

test('a session is finished and opened again', async () => {
  await world.store.sessions.create(aSessionInput());
  await show();
  await world.user.click(await screen.findByRole('button', { name: 'More for Friday evening' }));
  await world.user.click(await screen.findByRole('menuitem', { name: 'Finish session' }));
  expect(await within(screen.getByRole('table')).findByText('Finished')).toBeTruthy();
  await world.user.click(screen.getByRole('button', { name: 'More for Friday evening' }));
  await world.user.click(await screen.findByRole('menuitem', { name: 'Open again' }));
  expect(await within(screen.getByRole('table')).findByText('Not started')).toBeTruthy();
});

test('tonight’s session stands first, and one key goes on with it', async () => {
  const playerIds = [1, 2, 3, 4].map(uuid);
  await world.store.players.import({ players: playerIds.map((id) => aPlayer({ id, displayName: id })) });
  const today = dayjs().format('YYYY-MM-DD');
  await world.store.sessions.create(aSessionInput({ id: uuid(11), name: 'Tonight', date: today }));
  await world.store.entrants.enter({ sessionId: uuid(11), playerIds, status: 'present' });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Tonight' }));
  expect(card.getByText('Today')).toBeTruthy();
  expect(card.getByText('4 of 4 people here, 0 of 5 rounds seated')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Check people in' })).toBeTruthy();
  await world.store.rounds.seat({ sessionId: uuid(11) });
  expect(await card.findByRole('link', { name: 'Go on with the evening' })).toBeTruthy();
  await world.user.keyboard('g');
  await waitFor(() => expect(world.path()).toBe(`/sessions/${uuid(11)}/rounds/now`));
});

test('with the sample alone the way to the club’s own first session stays', async () => {
  await world.store.sample.add({ name: 'Sample evening', date: '2026-12-04' });
  await show();
  expect((await screen.findByText('Add your players')).closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(await screen.findByRole('button', { name: 'Watch a rehearsal evening' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Look at a sample club' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Sample evening' })).toBeNull();
  expect(rows()).toHaveLength(1);
});
