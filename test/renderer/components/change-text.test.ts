import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { changeText } from '../../../renderer/components/change-text.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';

beforeAll(startTranslations);

test.each([
  ['rounds.seat', { round: 1, tables: 1 }, 'Round 1 seated at one table'],
  ['rounds.seat', { round: 1, tables: 2 }, 'Round 1 seated at 2 tables'],
  ['rounds.remove', { round: 2, deals: 1 }, 'Round 2 removed with one deal'],
  ['rounds.restore', { round: 2, deals: 0 }, 'Round 2 brought back with 0 deals'],
  ['plans.keep', { rounds: 1 }, 'Plan for one round kept'],
  ['history.undo', { command: 'rounds.seat', round: 1, tables: 1 }, 'Taken back: Round 1 seated at one table'],
  ['tables.reseat.seats', { round: 1, tables: '1' }, 'Round 1, tables 1: seats put right, deals stay with the seats'],
  ['entrants.enter', { count: 1, name: 'Bo' }, 'Bo entered'],
  ['entrants.enter', { count: 2, name: 'Bo' }, '2 players entered'],
])('%s %j: %s', (command, about, text) => {
  expect(changeText(i18next.t, { command, about })).toBe(text);
});
