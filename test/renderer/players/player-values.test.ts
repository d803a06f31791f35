import { expect, test } from 'vitest';
import { codedErrors } from '../../../renderer/components/form-errors.ts';
import {
  hasRareFields,
  type PlayerValues,
  playerOf,
  playerValuesSchema,
  valuesOfPlayer,
} from '../../../renderer/screens/players/player-values.ts';
import { aPlayer, uuid } from '../../builders/records.ts';

const values = (some: Partial<PlayerValues> = {}): PlayerValues => ({ ...valuesOfPlayer(aPlayer()), ...some });
/** Names the code instead of saying it. */
const t = ((key: string) => key) as never;
const errorsOf = (some: Partial<PlayerValues>) => codedErrors(t, playerValuesSchema, values(some));

test('a stored player comes through the form unchanged', () => {
  const player = aPlayer({ fixedTable: 4, email: 'a@b.c', displayName: 'Lee, Mei "M"', lastName: '=1+1' });
  expect(playerOf(player.id, valuesOfPlayer(player))).toEqual(player);
  expect(playerOf(uuid(1), valuesOfPlayer(aPlayer()))).toEqual(aPlayer());
});

test('without a display name it is made of first and last name', () => {
  expect(playerOf(uuid(1), values({ displayName: ' ', firstName: 'Mei', lastName: 'Lee' })).displayName).toBe(
    'Mei Lee',
  );
});

test.each([
  ['no name at all', { displayName: '  ' }, { displayName: 'errors:player-name-empty' }],
  ['201 characters', { displayName: 'x'.repeat(201) }, { displayName: 'errors:text-too-long' }],
  [
    'a name made too long',
    { displayName: '', firstName: 'x'.repeat(120), lastName: 'y'.repeat(120) },
    { displayName: 'errors:text-too-long' },
  ],
  ['a long club', { club: 'x'.repeat(201) }, { club: 'errors:text-too-long' }],
  ['table 0', { fixedTable: 0 }, { fixedTable: 'errors:bad-table-number' }],
  ['table 10000', { fixedTable: 10_000 }, { fixedTable: 'errors:bad-table-number' }],
  ['table 1.5', { fixedTable: 1.5 }, { fixedTable: 'errors:bad-table-number' }],
  ['200 characters', { displayName: 'x'.repeat(200) }, {}],
  ['a formula', { displayName: '=1+1' }, {}],
])('%s', (_, some, errors) => expect(errorsOf(some)).toEqual(errors));

test('the fold opens by itself for who has something in it', () => {
  expect(hasRareFields(values())).toBe(false);
  expect(hasRareFields(values({ fixedTable: 2 }))).toBe(true);
  expect(hasRareFields(values({ country: 'NL' }))).toBe(true);
});
