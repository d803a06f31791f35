// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PlayersScreen } from '../../../renderer/screens/players/players-screen.tsx';
import type { Player } from '../../../shared/records/records.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { firstOf } from '../../main/store/world.ts';
import { openScreenWorld, type ScreenWorld } from '../screen-world.tsx';

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
});
afterEach(() => world.close());

const stored = (): Promise<readonly Player[]> => firstOf(world.store.players.list());
const names = async () => (await stored()).map(({ displayName }) => displayName).toSorted();
const register = (...players: readonly Partial<Player>[]) =>
  world.store.players.import({ players: players.map((some, index) => aPlayer({ id: uuid(index + 1), ...some })) });
const show = () => world.show(PlayersScreen, '/players');
const pick = (text: string) => world.pick({ name: 'club.csv', bytes: new TextEncoder().encode(text) });

test('the first player is typed in, and the next after it, without the mouse', async () => {
  await show();
  await screen.findByText('Who plays at your club?');
  await world.user.keyboard('n');
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await world.user.keyboard('Lee, Mei "M"{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await names()).toEqual(['Lee, Mei "M"']));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''));
  await world.user.keyboard('=1+1{Enter}');
  await waitFor(async () => expect(await names()).toEqual(['=1+1', 'Lee, Mei "M"']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a card without a name is refused where the name stands and changes nothing', async () => {
  await register({ displayName: 'Anna' });
  await show();
  await world.user.click(await screen.findByRole('button', { name: 'Edit Anna' }));
  await world.user.clear(await screen.findByLabelText('Name'));
  await world.user.keyboard('{Enter}');
  expect(await screen.findByText(/A player needs a name/)).toBeTruthy();
  expect(await names()).toEqual(['Anna']);
});

test('the list narrows as one types; Enter opens the first found', async () => {
  await register({ displayName: 'Anna Berg' }, { displayName: 'Hana Sato', club: 'Harbour' }, { displayName: 'Ivo' });
  await show();
  await screen.findByText('Anna Berg');
  await world.user.keyboard('/harb');
  await waitFor(() => expect(screen.queryByText('Ivo')).toBeNull());
  expect(screen.getByText('1 found')).toBeTruthy();
  await world.user.keyboard('{Enter}');
  const card = within(await screen.findByRole('dialog'));
  expect(card.getByLabelText<HTMLInputElement>('Name').value).toBe('Hana Sato');
});

test('removing takes no question and can be taken back; who has played stays and is named', async () => {
  await register({ displayName: 'Anna' }, { displayName: 'Bruno' });
  await world.store.sessions.create(aSessionInput());
  await world.store.entrants.enter({ sessionId: uuid(9), playerIds: [uuid(2)] });
  await show();
  await world.user.click(await screen.findByRole('button', { name: 'Remove Anna' }));
  await screen.findByText('Anna removed');
  expect(await names()).toEqual(['Bruno']);
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Anna', 'Bruno']));
  await world.user.click(screen.getByRole('button', { name: 'Remove Bruno' }));
  await screen.findByText(/^Bruno has been entered in a session/);
  expect(await names()).toEqual(['Anna', 'Bruno']);
});

test('a file is shown before it is taken; nothing is written until then', async () => {
  await register({ outsideId: '1', displayName: 'Anna', club: 'Jade' });
  pick('player_id,display_name,club\n1,Anna,Harbour\n2,"Lee, Mei",\n');
  await show();
  await screen.findByText('Anna');
  await world.user.keyboard('i');
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getByText('Club: Jade → Harbour')).toBeTruthy();
  expect(await names()).toEqual(['Anna']);
  await world.user.click(preview.getByRole('button', { name: 'Import 2 players' }));
  await waitFor(async () => expect(await names()).toEqual(['Anna', 'Lee, Mei']));
  await screen.findByText('Imported: 1 added, 1 changed');
  await world.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Anna']));
  expect((await stored())[0]?.club).toBe('Jade');
});

test('wrong rows are named by line and column; the good ones go in only when that is said', async () => {
  pick('display_name,status\nAnna,member\nBruno,boss\n');
  await show();
  await screen.findByText('Who plays at your club?');
  await world.user.keyboard('i');
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getByText('Line 3, column status: “boss” is none of member, guest, inactive.')).toBeTruthy();
  expect(preview.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await world.user.click(preview.getByRole('button', { name: 'Import only the 1 good row' }));
  await waitFor(async () => expect(await names()).toEqual(['Anna']));
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['no names', 'club\nJade\n', 'Line 1: a column with names is missing. It is called “display_name”.'],
  ['an unknown column', 'display_name,shoe\nAnna,40\n', 'Line 1, column 2: “shoe” is not a column of a players file.'],
])('%s is refused with the reason, and Escape leaves all as it was', async (_, text, sentence) => {
  pick(text);
  await show();
  await screen.findByText('Who plays at your club?');
  await world.user.keyboard('i');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import (only|\d)/ })).toBeNull();
  await world.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await names()).toEqual([]);
});

test('the whole register goes out as CSV and comes back as it was', async () => {
  await register({ displayName: 'Lee, Mei "M"', outsideId: '7' }, { displayName: '=1+1', outsideId: '8' });
  await show();
  await screen.findByText('=1+1');
  await world.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(world.saved).toHaveLength(1));
  const [file] = world.saved;
  expect(file?.suggestedName).toMatch(/^\d{4}-\d\d-\d\d - players\.csv$/);
  pick(String(file?.data));
  await world.user.keyboard('i');
  expect(await screen.findByText('Everybody in this file is registered just so.')).toBeTruthy();
});

test('with players and no session yet the way to the first one is offered', async () => {
  await register({ displayName: 'Anna' });
  await show();
  const next = await screen.findByRole('link', { name: 'New session' });
  expect(next.getAttribute('href')).toContain('/sessions/new');
  await world.store.sessions.create(aSessionInput());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'New session' })).toBeNull());
});

test('to erase somebody, the name is typed as it is seen: spaces and accents may be made otherwise', async () => {
  await register({ displayName: 'Rene\u0301  Dupont ' });
  await show();
  await world.user.click(await screen.findByRole('button', { name: /^Edit Rene/u }));
  await world.user.click(await screen.findByRole('button', { name: 'Erase this person…' }));
  await screen.findByText('Stays');
  await world.user.type(screen.getByLabelText(/^Type /), 'Ren\u00e9 Dupont{Enter}');
  await waitFor(async () => expect(await names()).toEqual(['N.N. 1']));
});
