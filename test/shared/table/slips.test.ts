import { describe, expect, test } from 'vitest';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { findSlips, findTotalSlips } from '../../../shared/table/slips.ts';
import { aWin, someFacts } from '../../builders/records.ts';
import { classicalTable, recordedDeals } from '../../builders/table.ts';

const byChair = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => ({ a: a * 2, b: b * 2, c: c * 2, d: d * 2 });
const evening = [aWin('b', [12, 40, 8, 16]), aWin('c', [4, 6, 132, 8]), aWin('c', [20, 2, 64, 10])];
const table = (facts: readonly ChairFacts[]) => classicalTable(recordedDeals(facts));
const balancesOf = (facts: readonly ChairFacts[]) => replayTable(table(facts)).balances;
const replaced = (at: number, facts: ChairFacts) => evening.map((each, index) => (index === at ? facts : each));
const kinds = (slips: readonly { readonly kind: string }[]) => slips.map(({ kind }) => kind);

describe('a paper sheet that does not agree', () => {
  test('there is nothing to find where it agrees, and nothing where no single slip explains it', () => {
    expect(findSlips(table(evening), balancesOf(evening))).toEqual([]);
    expect(findSlips(table(evening), byChair([1, 7, -13, 5]))).toEqual([]);
  });

  test.each<[string, number, ChairFacts, object]>([
    [
      'two digits of a hand',
      1,
      aWin('c', [4, 6, 123, 8]),
      { kind: 'digits', number: 2, chair: 'c', from: 132, to: 123 },
    ],
    [
      'the hands of two losers',
      0,
      aWin('b', [16, 40, 8, 12]),
      { kind: 'hands-swapped', number: 1, chairs: ['a', 'd'] },
    ],
    ['the winner', 2, aWin('a', [64, 2, 20, 10]), { kind: 'winner', number: 3, from: 'c', to: 'a' }],
  ])('finds what was entered differently: %s', (_, at, truth, expected) => {
    const paper = balancesOf(replaced(at, truth));
    const found = findSlips(table(evening), paper);
    expect(found).toContainEqual(expect.objectContaining({ where: 'deal', ...expected }));
    for (const slip of found) {
      if (slip.where !== 'deal') continue;
      const corrected = evening.map((each, index) => (index === slip.number - 1 ? slip.facts : each));
      expect(balancesOf(corrected), slip.kind).toEqual(paper);
    }
  });

  test.each<[string, (net: readonly number[][]) => readonly number[], object]>([
    ['a deal left out', ([first, , third]) => sum(first, third), { kind: 'deal-left-out', number: 2 }],
    [
      'a deal added twice',
      ([first, second, third]) => sum(first, second, second, third),
      { kind: 'deal-counted-twice', number: 2 },
    ],
    [
      'one amount with the other sign',
      ([first, second, third]) =>
        sum(
          first,
          second?.map((each, chair) => (chair === 1 ? -each : each)),
          third,
        ),
      { kind: 'sign-of-deal', number: 2, chair: 'b' },
    ],
  ])('finds what the paper added differently: %s', (_, added, expected) => {
    const nets = replayTable(table(evening)).deals.map(({ net }) => CHAIRS.map((chair) => net[chair] / 2));
    expect(findSlips(table(evening), byChair(added(nets)))).toContainEqual({ where: 'paper', ...expected });
  });

  test('finds an East who was not doubled, and one who was doubled for another', () => {
    // Deal 1 under East a: b wins 40. Undoubled: a pays 40, and a (12) settles 4 with c (8) and 4 with d (16).
    const [first] = replayTable(table(evening.slice(0, 1))).deals;
    expect(CHAIRS.map((chair) => (first?.net[chair] ?? 0) / 2)).toEqual([-80, 160, -56, -24]);
    const undoubled = byChair([-40, 120, -52, -28]);
    expect(findSlips(table(evening.slice(0, 1)), undoubled)).toContainEqual({
      ...{ where: 'paper', kind: 'east-not-doubled', number: 1 },
    });
    // Under East c: c pays b 80 and settles double: 8 with a, 16 with d; a settles 4 with d.
    const underC = byChair([-40 + 8 - 4, 160, -80 - 8 - 16, -40 + 16 + 4]);
    expect(findSlips(table(evening.slice(0, 1)), underC)).toContainEqual({
      ...{ where: 'paper', kind: 'wrong-dealer', number: 1, dealer: 'c' },
    });
  });

  test('finds a total with its digits or its sign the wrong way round', () => {
    const right = balancesOf([aWin('b', [0, 62, 0, 0])]);
    expect(right).toEqual(byChair([-124, 248, -62, -62]));
    const input = table([aWin('b', [0, 62, 0, 0])]);
    expect(findSlips(input, { ...right, a: -142 * 2 })).toContainEqual({
      ...{ where: 'paper', kind: 'paper-digits', chair: 'a', should: -248 },
    });
    expect(findSlips(input, { ...right, c: 124 })).toContainEqual({
      ...{ where: 'paper', kind: 'paper-sign', chair: 'c', should: -124 },
    });
  });

  test('a washout has no slip of its own', () => {
    expect(findSlips(table([someFacts()]), byChair([2, -2, 0, 0]))).toEqual([]);
  });
});

describe('totals that do not sum to zero', () => {
  test.each<[string, readonly number[], readonly string[]]>([
    ['they do', [10, -10, 5, -5], []],
    ['a sign', [30, 10, -20, 0], ['paper-sign']],
    ['digits', [84, -24, -12, -12], ['paper-digits']],
    ['no single slip', [11, 0, 0, 0], []],
  ])('%s', (_, totals, expected) => {
    expect(kinds(findTotalSlips(byChair(totals), CHAIRS))).toEqual(expected);
  });
});

const sum = (...lists: readonly (readonly number[] | undefined)[]): readonly number[] =>
  CHAIRS.map((_, at) => lists.reduce((all, list) => all + (list?.[at] ?? 0), 0));
