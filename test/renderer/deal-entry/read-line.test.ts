import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT, isUntouched, reduceDraft } from '../../../renderer/components/deal-entry/draft.ts';
import { lineFieldOf } from '../../../renderer/components/deal-entry/line-errors.ts';
import { loadDraft } from '../../../renderer/components/deal-entry/load-draft.ts';
import { nextStep } from '../../../renderer/components/deal-entry/next-step.ts';
import { previewDeal } from '../../../renderer/components/deal-entry/preview-deal.ts';
import { readForm } from '../../../renderer/components/deal-entry/read-form.ts';
import { spotKinds } from '../../../renderer/components/deal-entry/spot-kinds.ts';
import { parseHand } from '../../../shared/hand/notation.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { someFacts } from '../../builders/records.ts';

const rulesOf = (id: string, options: Readonly<Record<string, unknown>> = {}) => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(`${id} is not in the registry`);
  return { ruleset, options: { ...ruleset.defaultOptions, ...options } };
};
const club = rulesOf('sg-club');
const place = {
  players: 4,
  number: 1,
  dealer: 'a',
  prevailingWind: 'E',
  extra: 0,
  dealerWins: 0,
  dealerStays: 0,
} as const;

const line = (rest: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, winner: 'a', worth: '3', ...rest });
const laid = (tiles: string): Pick<Draft, 'laid'> => ({ laid: { ...EMPTY_DRAFT.laid, a: tiles } });
const preview = (draft: Draft, by = club) => previewDeal(draft, readForm(draft, by.ruleset), by, place);
const step = (draft: Draft, by = club) => nextStep(preview(draft, by), draft, by.ruleset);
const refusal = (draft: Draft, by = club) => {
  const found = step(draft, by);
  return found.kind === 'refuse' ? [found.at, ...found.errors.map(({ code }) => code)] : found;
};
/** In points. */
const nets = (draft: Draft, by = club) =>
  Object.values(preview(draft, by).score?.outcome?.net ?? {}).map((net) => net / 2);

// A hand without any tai: two kinds of groups, a pair of dots, nothing of honours, and a flower of another seat.
const CHICKEN = 'B123 B456 C789 D222 D55 F2';
const ALL_PUNGS = 'B222 C333 D444 [C888] EE';

describe('what a line comes to', () => {
  // filling 39, doubling on a 1/2 table: three tai are 4 from an ordinary loser and 8 from who throws, who covers all: 16.
  test.each<readonly [string, Draft, readonly number[]]>([
    ['a discard', line({ source: 'b' }), [16, -16, 0, 0]],
    ['self-drawn', line({ source: 'self' }), [24, -8, -8, -8]],
    ['nobody named is self-drawn', line({}), [24, -8, -8, -8]],
    ['a liable player on a self-drawn tile', line({ liable: 'c' }), [24, 0, -24, 0]],
    ['kongs beside it', line({ source: 'b', instant: [{ seat: 'd', kind: 'kong-exposed' }] }), [14, -18, -2, 6]],
    [
      'a washout with a kong',
      line({ result: 'washout', instant: [{ seat: 'd', kind: 'kong-concealed' }] }),
      [-4, -4, -4, 12],
    ],
    ['a false win', line({ result: 'false-win', offender: 'b' }), [32, -96, 32, 32]],
  ])('%s', (_, draft, expected) => {
    expect(step(draft)).toEqual({ kind: 'record' });
    expect(nets(draft)).toEqual(expected);
  });

  test('half amounts are exact', () => {
    const half = rulesOf('sg-club', { halfPoints: true, progression: 'rounded' });
    // The rounded series halved: three tai are 3 and 5, so 1½ and 2½; who throws covers 5½.
    expect(nets(line({ source: 'b' }), half)).toEqual([5.5, -5.5, 0, 0]);
  });

  test('tiles alone count', () => {
    const draft = line({ worth: '', ...laid(`${ALL_PUNGS} !E`), source: 'b' });
    expect(step(draft)).toEqual({ kind: 'record' });
    expect(nets(draft)).toEqual([8, -8, 0, 0]);
  });

  test('beside a number they count once somebody lets them stand', () => {
    const draft = line({ ...laid(`${ALL_PUNGS} !E`), source: 'b' });
    expect(readForm(draft, club.ruleset).facts).toMatchObject({ values: { a: { tai: 3 } }, stands: { a: 'value' } });
    expect(nets(draft)).toEqual([16, -16, 0, 0]);
    const switched = reduceDraft(draft, { type: 'stands', chair: 'a', source: 'tiles' });
    expect(step(switched)).toEqual({ kind: 'record' });
    expect(nets(switched)).toEqual([8, -8, 0, 0]);
  });

  test('tiles that the rules refuse keep nobody from recording a number that stands', () => {
    const draft = line({ ...laid('B123 EE'), source: 'b' });
    expect(step(draft)).toEqual({ kind: 'record' });
    expect(preview(draft).score?.beside?.a).toMatchObject({
      sheet: null,
      errors: [{ code: 'too-few-tiles' }, { code: 'winning-tile-missing' }],
    });
  });

  test('fourteen tiles say who won', () => {
    const draft = { ...EMPTY_DRAFT, laid: { ...EMPTY_DRAFT.laid, c: `${ALL_PUNGS} !zE` } };
    expect(readForm(draft, club.ruleset)).toMatchObject({ winner: 'c', winnerFrom: 'tiles', source: 'self' });
  });
});

describe('what keeps a line from being recorded', () => {
  test.each<readonly [string, Draft, readonly unknown[]]>([
    ['nothing', EMPTY_DRAFT, ['winner', 'winner-missing']],
    ['no worth', line({ worth: '' }), ['worth', 'tai-missing']],
    ['thrower and winner alike', line({ source: 'a' }), ['source', 'winner-is-discarder']],
    ['too little', line({ worth: '0' }), ['worth', 'below-minimum']],
    ['negative', line({ worth: '-3' }), ['worth', 'value-negative']],
    ['a fraction', line({ worth: '2.5' }), ['worth', 'value-fractional']],
    ['no number', line({ worth: 'three' }), ['worth', 'tai-unreadable']],
    ['more than can be right', line({ worth: '4000' }), ['worth', 'value-too-large']],
    ['a total above the limit', line({ worth: '=6' }), ['worth', 'total-above-limit']],
    ['a number for tiles', line(laid('3')), ['tiles', 'tiles-unreadable']],
    ['a wrong tile', line(laid('B10')), ['tiles', 'unknown-tile']],
    ['no winning hand', line({ worth: '', ...laid('B123 B456 C789 D22 EE !E') }), ['tiles', 'too-few-tiles']],
    ['tiles worth nothing', line({ worth: '', ...laid(`${CHICKEN} !D5`), source: 'b' }), ['tiles', 'below-minimum']],
    ['a liable winner', line({ liable: 'a' }), ['liable', 'liable-is-winner']],
    [
      'a cause about the winning discard',
      line({ liable: 'c', liableCause: 'late-discard', source: 'b' }),
      ['liable', 'liable-cause-needs-discard'],
    ],
    [
      'animals twice',
      line({
        instant: [
          { seat: 'a', kind: 'cat-rat' },
          { seat: 'a', kind: 'cat-rat' },
        ],
      }),
      ['on-the-spot', 'instant-twice'],
    ],
    ['no number of tiles', line({ tilesLeft: 'few' }), [undefined, 'count-invalid']],
  ])('%s', (_, draft, expected) => expect(refusal(draft)).toEqual(expected));

  test('a win that falls short brings its sheet', () => {
    const [error] = preview(line({ worth: '', ...laid(`${CHICKEN} !D5`), source: 'b' })).errors;
    expect(error).toMatchObject({ code: 'below-minimum', total: 0, minimum: 1, sheet: { from: 'tiles' } });
  });

  test('only tiles ask for the winning tile', () => {
    expect(step(line({ worth: '', ...laid(ALL_PUNGS), source: 'b' }))).toEqual({
      kind: 'ask',
      question: 'winning-tile',
    });
    expect(step(line({ result: 'false-win' }))).toEqual({ kind: 'ask', question: 'offender' });
  });

  test('an error of the deal as a whole has no field', () => {
    expect(lineFieldOf({ code: 'robbed-kong-self-drawn' }, { tilesStand: ['a'] })).toBeUndefined();
  });
});

describe('a stored deal in the line', () => {
  const hand = (text: string) => {
    const read = parseHand(text);
    if (!read.ok) throw new Error(text);
    return read.value;
  };
  const won = (rest: Partial<ChairFacts>): ChairFacts =>
    someFacts({ result: 'win', winner: 'b', values: { b: { tai: 3 } }, ...rest });
  test.each<readonly [string, ChairFacts]>([
    ['tai from a discard', won({ discarder: 'c' })],
    ['self-drawn', won({})],
    ['a total', won({ values: { b: { total: 5 } } })],
    ['tiles', won({ values: {}, hands: { b: hand(ALL_PUNGS) }, winningTile: 'E', discarder: 'd' })],
    ['tiles beside tai', won({ hands: { b: hand(ALL_PUNGS) }, winningTile: 'E', stands: { b: 'tiles' } })],
    ['tiles of a loser', won({ hands: { c: hand('B123 EE') } })],
    ['circumstances and counts', won({ circumstances: ['kong-replacement'], replacements: 2, tilesLeft: 4 })],
    ['liable with a cause', won({ liable: 'c', liableCause: 'dragon-sets', discarder: 'd' })],
    [
      'payments on the spot in a washout',
      someFacts({
        instant: [
          { seat: 'a', kind: 'cat-rat', opening: true },
          { seat: 'c', kind: 'other-flower-pair', payer: 'd' },
        ],
      }),
    ],
    ['a false win', someFacts({ result: 'false-win', offender: 'd', instant: [{ seat: 'a', kind: 'kong-exposed' }] })],
  ])('%s: loading and reading gives the same facts', (_, facts) => {
    expect(readForm(loadDraft(facts, club.ruleset), club.ruleset).facts).toEqual(facts);
  });
});

describe('the parts of a form', () => {
  test('a closed hand keeps its tiles, a dropped one takes what only they could have said', () => {
    const open = line({ ...laid(ALL_PUNGS), openHand: 'a', winningTile: 'E', circumstances: ['robbed-kong'] });
    const closed = reduceDraft(open, { type: 'open-hand', chair: undefined });
    expect(closed).toEqual({ ...open, openHand: undefined });
    expect(reduceDraft({ ...open, stands: { a: 'tiles' } }, { type: 'drop-hand', chair: 'a', won: true })).toEqual(
      line({}),
    );
  });

  test('tiles laid for the worth of the line go with it to another winner', () => {
    const open = line({ ...laid(ALL_PUNGS), openHand: 'a', stands: { a: 'tiles' } });
    expect(reduceDraft(open, { type: 'winner', chair: 'c', withWorth: true })).toMatchObject({
      ...{ winner: 'c', openHand: 'c', stands: { c: 'tiles' } },
      laid: { a: '', c: ALL_PUNGS },
    });
  });

  test('payments on the spot are added, changed and taken away', () => {
    const kong = { seat: 'a', kind: 'kong-exposed' } as const;
    const added = reduceDraft(reduceDraft(EMPTY_DRAFT, { type: 'add-on-the-spot', event: kong }), {
      type: 'add-on-the-spot',
      event: { seat: 'b', kind: 'cat-rat' },
    });
    expect(isUntouched(added)).toBe(false);
    const changed = reduceDraft(added, {
      type: 'change-on-the-spot',
      at: 1,
      event: { seat: 'b', kind: 'cat-rat', opening: true },
    });
    expect(changed.instant).toEqual([kong, { seat: 'b', kind: 'cat-rat', opening: true }]);
    expect(reduceDraft(changed, { type: 'change-on-the-spot', at: 0, event: undefined }).instant).toHaveLength(1);
  });

  test('nobody liable has no cause', () => {
    const liable = line({ liable: 'b', liableCause: 'full-flush' });
    expect(reduceDraft(liable, { type: 'liable', chair: undefined })).toEqual(line({}));
  });

  test.each([
    ['classical', 0],
    ['american', 0],
    ['sg-club', 8],
    ['sg-payup', 8],
    ['sg-doubles', 8],
  ])('%s: what pays on the spot follows from its rules', (id, count) => {
    expect(spotKinds(rulesOf(id))).toHaveLength(count);
  });

  test('an option brings a kind into the menu or takes it out', () => {
    const pairs = rulesOf('sg-doubles', { otherFlowerPairPays: true });
    expect(spotKinds(pairs).map(({ kind }) => kind)).toContain('other-flower-pair');
    expect(spotKinds(rulesOf('sg-doubles', { animalPairsPay: false })).map(({ kind }) => kind)).not.toContain(
      'cat-rat',
    );
  });
});
