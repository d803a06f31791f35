import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../../../renderer/components/deal-entry/draft.ts';
import { loadDraft } from '../../../renderer/components/deal-entry/load-draft.ts';
import { type FoldedSheet, type FoldInput, makeFold } from '../../../renderer/screens/sheet/fold-sheet.ts';
import type { DealView } from '../../../shared/contract/views.ts';
import { classical } from '../../../shared/scoring/rulesets/classical/classical.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { CHAIRS, type Chair, chairOfWind } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { dealOfValues } from '../../arbitraries/deals.ts';
import { aDeal, aWin, someFacts, uuid } from '../../builders/records.ts';

const rules = { ruleset: classical, options: {} };

const draftOf = (text: string): Draft => {
  if (text === 'washout') return { ...EMPTY_DRAFT, result: 'washout' };
  const [a = '', b = '', c = '', d = ''] = text.split(' ').map((cell) => (cell === '.' ? '' : cell));
  return { ...EMPTY_DRAFT, texts: { a, b, c, d } };
};

const folded = (texts: readonly string[], input: Partial<FoldInput> = {}): FoldedSheet =>
  makeFold()({
    ...{ rules, ending: { kind: 'deals', count: 4 }, players: 4, stored: [] },
    rows: texts.map((text, at) => ({ id: uuid(at), draft: draftOf(text) })),
    ...input,
  });

const kinds = ({ rows }: FoldedSheet) => rows.map(({ state }) => state.kind);
const dealers = ({ rows }: FoldedSheet) => rows.map(({ place }) => place?.dealer);
const inWhole = (amounts: Readonly<Record<Chair, number>> | undefined) =>
  amounts && CHAIRS.map((chair) => amounts[chair] / 2);

describe('the deals of a sheet', () => {
  test('move on by themselves while they are typed, and balances run', () => {
    const sheet = folded(['40w 10 10 10', '8 20w 4 6', 'washout']);
    expect(dealers(sheet)).toEqual(['a', 'a', 'b', 'b']);
    expect(kinds(sheet)).toEqual(['complete', 'complete', 'complete', 'empty']);
    expect(sheet.rows.map(({ place }) => place?.extra)).toEqual([0, 1, 0, 1]);
    expect(inWhole(sheet.rows[0]?.net)).toEqual([240, -80, -80, -80]);
    expect(inWhole(sheet.balances)).toEqual(inWhole(sheet.rows[2]?.balances));
    expect(sheet.balances && Object.values(sheet.balances).reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  test('go on behind the stored ones', () => {
    const { deals } = replayTable({
      ...rules,
      ending: { kind: 'open' },
      deals: [aDeal({ facts: aWin('b', [8, 20, 4, 6]), scored: null as never })],
    });
    const stored = deals.map(
      (deal): DealView => ({ ...deal, deal: { ...deal.deal, scored: deal.score }, differs: false }),
    );
    const sheet = folded(['10 10 20w 0'], { stored });
    expect(sheet.rows[0]).toMatchObject({ number: 2, place: { dealer: 'b' }, state: { kind: 'complete' } });
    expect(sheet.rows).toHaveLength(3);
    expect(inWhole(sheet.balances)?.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  test('say what is missing, and the ones behind wait for it', () => {
    const sheet = folded(['40w . 10 10', '8 20w 4 6', '. . . .', '4 4 4 8w']);
    expect(sheet.rows[0]?.state).toEqual({ kind: 'missing', chairs: ['b'], questions: [] });
    // Who deals next does not depend on the hand that is missing; the balances do.
    expect(dealers(sheet)).toEqual(['a', 'a', 'b', undefined]);
    expect(kinds(sheet)).toEqual(['missing', 'complete', 'skipped', 'waits']);
    expect(sheet.rows[1]?.net).toBeDefined();
    expect(sheet.rows[1]?.balances).toBeUndefined();
    expect(sheet.rows[3]?.state).toEqual({ kind: 'waits', open: 3 });
    expect(sheet.balances).toBeUndefined();
  });

  test('without a winner nobody knows who deals next', () => {
    const sheet = folded(['40 8 10 10', '8 20w 4 6']);
    expect(sheet.rows[0]?.state).toEqual({ kind: 'missing', chairs: [], questions: ['winner'] });
    expect(kinds(sheet)).toEqual(['missing', 'waits', 'empty', 'empty']);
  });

  test('say what the rules do not allow, and where', () => {
    const sheet = folded(['40w -8 10 10', '8 20w 4 6w']);
    expect(sheet.rows[0]?.state).toMatchObject({
      kind: 'refused',
      at: 'b',
      errors: [{ code: 'value-negative', chair: 'b' }],
    });
    expect(kinds(folded(['8 20w 4 6w']))[0]).toBe('refused');
  });

  test('are too many behind the end of the round', () => {
    const south = '8 20w 4 6';
    const sheet = folded([south, '4 4 8w 4', '4 4 4 8w', '8w 4 4 4', south]);
    expect(kinds(sheet)).toEqual(['complete', 'complete', 'complete', 'complete', 'beyond']);
    expect(sheet.lastDeal).toBe(4);
  });
});

describe('as many rows are offered as the round has deals left', () => {
  const south = '8 20w 4 6';

  test('where it ends by winds they grow as dealers stay, and end where the rotation ends', () => {
    const ending = { kind: 'winds', count: 1 } as const;
    expect(folded([], { ending }).rows).toHaveLength(4);
    expect(folded(['washout'], { ending }).rows).toHaveLength(5);
    const whole = folded([south, 'washout', '4 4 8w 4', '4 4 4 8w', '8w 4 4 4'], { ending });
    expect(whole.lastDeal).toBe(5);
    expect(whole.rows).toHaveLength(5);
  });

  test('without an end one more than is typed, and as many as a paper has', () => {
    const ending = { kind: 'open' } as const;
    expect(folded([], { ending }).rows).toHaveLength(16);
    expect(
      folded(
        Array.from({ length: 16 }, () => south),
        { ending },
      ).rows,
    ).toHaveLength(17);
  });

  test('a table of three lacks no fourth hand', () => {
    expect(kinds(folded(['40w 10 10'], { players: 3 }))[0]).toBe('complete');
  });
});

test('a row keeps what was made of it until it or its place changes', () => {
  const fold = makeFold();
  const input: FoldInput = {
    ...{ rules, ending: { kind: 'open' }, players: 4, stored: [] },
    rows: [
      { id: uuid(1), draft: draftOf('40w 10 10 10') },
      { id: uuid(2), draft: draftOf('8 20w 4 6') },
    ],
  };
  const [first, second] = [fold(input), fold({ ...input, rows: [...input.rows] })];
  expect(second.rows[1]?.preview).toBe(first.rows[1]?.preview);
  const moved = fold({ ...input, rows: [{ id: uuid(1), draft: draftOf('8 20w 4 6') }, ...input.rows.slice(1)] });
  expect(moved.rows[1]?.preview).not.toBe(first.rows[1]?.preview);
  expect(moved.rows[1]?.place?.dealer).toBe('b');
});

describe.each(RULESETS)('$id', (ruleset) => {
  const chairs = ({
    winner,
    discarder,
    values,
  }: ReturnType<typeof dealOfValues> extends fc.Arbitrary<infer D> ? D : never): ChairFacts => {
    const chair = (wind: Wind): Chair => chairOfWind(wind, 'a');
    return someFacts({
      result: 'win',
      ...(winner && { winner: chair(winner) }),
      ...(discarder && { discarder: chair(discarder) }),
      values: Object.fromEntries(Object.entries(values).map(([wind, value]) => [chair(wind as Wind), value])),
    });
  };
  const deal = fc.oneof(
    { weight: 5, arbitrary: dealOfValues(ruleset).map(chairs) },
    { weight: 1, arbitrary: fc.constant(someFacts()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...CHAIRS).map((offender) => someFacts({ result: 'false-win', offender })),
    },
  );

  test('rows come to what the replay of the same deals comes to', () => {
    const ending = { kind: 'winds', count: 1 } as const;
    fc.assert(
      fc.property(fc.array(deal, { maxLength: 20 }), (all) => {
        const rows = all.map((facts, at) => ({ id: uuid(at), draft: loadDraft(facts, ruleset) }));
        const sheet = makeFold()({ rules: { ruleset, options: {} }, ending, players: 4, stored: [], rows });
        // Behind a row that the rules refuse nothing is known.
        const open = sheet.rows.findIndex(({ state }) => state.kind !== 'complete');
        const facts = sheet.rows.slice(0, open < 0 ? undefined : open).map(({ reading }) => reading.facts);
        const deals = facts.map((each, at) => ({ id: uuid(at), facts: each, scored: null }));
        const replay = replayTable({ ruleset, options: {}, ending, deals });
        for (const [at, replayed] of replay.deals.entries()) {
          const row = sheet.rows[at];
          expect(row?.place).toMatchObject({
            dealer: replayed.dealer,
            prevailingWind: replayed.prevailingWind,
            extra: replayed.extra,
          });
          expect(row?.net).toEqual(replayed.net);
          expect(row?.balances).toEqual(replayed.balances);
        }
        expect(sheet.lastDeal).toBe(replay.lastDeal);
      }),
      { numRuns: 60 },
    );
  });
});
