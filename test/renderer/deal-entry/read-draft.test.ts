import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT, isUntouched, reduceDraft } from '../../../renderer/components/deal-entry/draft.ts';
import { loadDraft } from '../../../renderer/components/deal-entry/load-draft.ts';
import { nextStep } from '../../../renderer/components/deal-entry/next-step.ts';
import { previewDeal } from '../../../renderer/components/deal-entry/preview-deal.ts';
import { readDraft } from '../../../renderer/components/deal-entry/read-draft.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { aWin, someFacts } from '../../builders/records.ts';

const ruleset = findRuleset('classical');
if (ruleset === undefined) throw new Error('classical is not in the registry');
const rules = { ruleset, options: ruleset.defaultOptions };
const cannon = { ruleset, options: { ...ruleset.defaultOptions, cannon: true } };
const place = {
  players: 4,
  number: 1,
  dealer: 'a',
  prevailingWind: 'E',
  extra: 0,
  dealerWins: 0,
  dealerStays: 0,
} as const;

const HAND = 'B222 D111 EE [C555] [RdRdRdRd+] F1';
const typed = (a: string, b: string, c: string, d: string, rest: Partial<Draft> = {}): Draft => ({
  ...EMPTY_DRAFT,
  texts: { a, b, c, d },
  ...rest,
});
const step = (draft: Draft, by = rules) => nextStep(previewDeal(draft, readDraft(draft), by, place), draft, by.ruleset);
const codes = (draft: Draft, by = rules) => {
  const found = step(draft, by);
  return found.kind === 'refuse' ? found.errors.map(({ code, chair }) => [code, chair].join(' ').trim()) : found;
};

describe('what Enter does', () => {
  test.each<readonly [string, Draft, unknown]>([
    ['four totals and a mark', typed('184w', '40', '20', '12'), { kind: 'record' }],
    ['the mark in any field', typed('40', '20', '184+', '12'), { kind: 'record' }],
    ['four totals, nobody marked', typed('184', '40', '20', '12'), { kind: 'ask', question: 'winner' }],
    ['said by key instead', typed('184', '40', '20', '12', { winner: 'a' }), { kind: 'record' }],
    ['points beside totals', typed('46/2w', '12/1', '0', '0'), { kind: 'record' }],
    ['tiles without their last tile', typed(HAND, '0', '0', '0'), { kind: 'ask', question: 'winning-tile' }],
    ['tiles without a source', typed(`${HAND} !E`, '0', '0', '0'), { kind: 'ask', question: 'source' }],
    ['a source by mark', typed(`${HAND} !E`, '0', '0d', '0'), { kind: 'record' }],
    ['a source in the mark', typed(`${HAND} !zE`, '0', '0', '0'), { kind: 'record' }],
    [
      'a dealt hand needs no last tile',
      typed('B123 B456 C789 D123 EE', '0', '0', '0', { circumstances: ['heavenly'] }),
      { kind: 'record' },
    ],
    ['a washout', typed('', '', '', '', { result: 'washout' }), { kind: 'record' }],
    ['a false win', typed('', '', '', '', { result: 'false-win' }), { kind: 'ask', question: 'offender' }],
    ['a false win by somebody', typed('', '', '', '', { result: 'false-win', offender: 'c' }), { kind: 'record' }],
    ['a washout forgets half a hand', typed('B1X', '', '', '', { result: 'washout' }), { kind: 'record' }],
  ])('%s', (_, draft, expected) => expect(step(draft)).toEqual(expected));

  test('a liable player pays for all, so the losers need no worth', () => {
    expect(step(typed('184w', '', '', '', { liable: 'b' }), cannon)).toEqual({ kind: 'record' });
  });
});

describe('what is refused, and where', () => {
  test.each<readonly [string, Draft, readonly string[]]>([
    ['nothing typed', EMPTY_DRAFT, ['worth-missing a', 'worth-missing b', 'worth-missing c', 'worth-missing d']],
    ['one field empty', typed('184w', '40', '', '12'), ['worth-missing c']],
    ['a negative total', typed('184w', '-40', '20', '12'), ['value-negative b']],
    ['a fractional total', typed('184w', '40', '20.5', '12'), ['value-fractional c']],
    [
      'everything at once',
      typed('184w', '-40', '20.5', 'X1'),
      ['value-negative b', 'value-fractional c', 'unknown-tile d'],
    ],
    ['above the limit', typed('1001w', '40', '20', '12'), ['total-above-limit a']],
    ['two winners', typed('184w', '40w', '20', '12'), ['two-winners b']],
    ['two discarders', typed('184w', '40d', '20d', '12'), ['two-discarders c']],
    ['a winner who discarded', typed('184w', '40', '20', '12', { source: 'a' }), ['winner-is-discarder a']],
    ['a wrong tile', typed('B10w', '0', '0', '0'), ['unknown-tile a']],
    [
      'a fifth copy in one hand',
      typed('B22222 D111 EE C555 Rd !E', '0', '0', '0', { source: 'self' }),
      ['fifth-copy-in-hand a'],
    ],
    ['fifteen tiles', typed('B2222 D111 EEE C555 Rd Gd !E', '0', '0', '0', { source: 'self' }), ['too-many-tiles a']],
    ['a fifth copy at the table', typed(`${HAND} !E`, 'B222', '0', '0', { source: 'c' }), ['fifth-copy-in-deal']],
    [
      'a winning tile that is not there',
      typed(`${HAND} !S`, '0', '0', '0', { source: 'c' }),
      ['winning-tile-not-in-hand a'],
    ],
    [
      'two winning tiles',
      typed(`${HAND} !E`, '0', '0', '0', { source: 'c', winningTile: 'B2' }),
      ['two-winning-tiles'],
    ],
    ['no tile at all', typed(HAND, '0', '0', '0', { source: 'c', winningTile: 'Q' }), ['winning-tile-unreadable']],
  ])('%s', (_, draft, expected) => expect(codes(draft)).toEqual(expected));

  test('what is missing is named in the order of the fields, from East on', () => {
    const draft = typed('184w', '', '', '');
    const deal = { ...place, dealer: 'c' } as const;
    const { missing } = previewDeal(draft, readDraft(draft), rules, deal);
    expect(missing).toEqual(['c', 'd', 'b']);
  });

  test('a claim about the source waits until the source is known', () => {
    const draft = typed(`${HAND} !E`, '0', '0', '0', { circumstances: ['last-discard'] });
    expect(step(draft)).toEqual({ kind: 'ask', question: 'source' });
    expect(codes({ ...draft, source: 'self' })).toEqual(['last-discard-self-drawn']);
  });
});

describe('who won', () => {
  test('fourteen tiles say it', () => {
    const { winner, winnerFrom } = readDraft(typed('0', HAND, 'B1', '0'));
    expect([winner, winnerFrom]).toEqual(['b', 'tiles']);
  });

  test('two hands of fourteen tiles do not', () => {
    expect(readDraft(typed('0', HAND, HAND, '0')).winner).toBeUndefined();
  });

  test('an answer by key takes the marks out of the fields', () => {
    const draft = reduceDraft(typed('184w', '40', '20', '12'), { type: 'winner', chair: 'c' });
    expect(draft.texts).toEqual({ a: '184', b: '40', c: '20', d: '12' });
    expect(readDraft(draft).winner).toBe('c');
  });
});

describe('tiles beside a typed value', () => {
  const laid = (rest: Partial<Draft> = {}) =>
    typed('184w', '40', '20', '12', { laid: { ...EMPTY_DRAFT.laid, a: `${HAND} !zE` }, ...rest });
  const worth = (draft: Draft) => previewDeal(draft, readDraft(draft), rules, place).score?.outcome?.sheets.a;

  test('the value stands until somebody lets the tiles stand', () => {
    expect(worth(laid())).toMatchObject({ from: 'total', total: 184 });
    expect(worth(laid({ stands: { a: 'tiles' } }))).toMatchObject({ from: 'tiles' });
    expect(step(laid())).toEqual({ kind: 'record' });
  });

  test('they ask where the last tile came from, and for that tile once they stand', () => {
    const bare = laid({ laid: { ...EMPTY_DRAFT.laid, a: HAND } });
    expect(step(bare)).toEqual({ kind: 'ask', question: 'source' });
    expect(step({ ...bare, source: 'self' })).toEqual({ kind: 'record' });
    expect(step({ ...bare, stands: { a: 'tiles' } })).toEqual({ kind: 'ask', question: 'winning-tile' });
  });

  test('tiles of any seat may be laid', () => {
    const draft = typed('184w', '40', '20', '', { laid: { ...EMPTY_DRAFT.laid, c: 'B111 E', d: 'C999 EE' } });
    expect(readDraft(draft).facts).toMatchObject({ stands: { c: 'value' }, hands: { c: {}, d: {} } });
    expect(step(draft)).toEqual({ kind: 'record' });
  });

  test('a mistake in the notation is shown in the open hand, and nothing is recorded without it', () => {
    const found = step(laid({ laid: { ...EMPTY_DRAFT.laid, b: 'B10' } }));
    expect(found).toMatchObject({ kind: 'refuse', at: 'tiles', hand: 'b', errors: [{ code: 'unknown-tile' }] });
  });

  test('tiles in the field move into the hand that is opened, and may not be given twice', () => {
    const opened = reduceDraft(typed(`${HAND} !E`, '0', '0', '0'), { type: 'open-hand', chair: 'a' });
    expect(opened).toMatchObject({ openHand: 'a', texts: { a: '' }, laid: { a: `${HAND} !E` } });
    const twice = reduceDraft(opened, { type: 'text', chair: 'a', text: 'B1' });
    expect(codes(twice)).toEqual(['tiles-twice a']);
  });

  test('a number in the field stays when the hand is opened', () => {
    const opened = reduceDraft(typed('184w', '40', '20', '12'), { type: 'open-hand', chair: 'b' });
    expect(opened).toMatchObject({ texts: { b: '40' }, laid: { b: '' } });
  });

  test('a winning tile picked by click takes the place of the one in the mark', () => {
    const picked = reduceDraft(laid(), { type: 'winning-tile', tile: 'B2' });
    expect(picked.laid.a).toBe(`${HAND} !z`);
    expect(readDraft(picked)).toMatchObject({ source: 'self', errors: [], facts: { winningTile: 'B2' } });
  });
});

describe('a stored deal in the form', () => {
  const tiles = (text: string): ChairFacts => readDraft(typed(text, '46/2', '0', '12', { source: 'c' })).facts;
  test.each<readonly [string, ChairFacts]>([
    ['totals', aWin('b', [12, 184, 20, 40])],
    ['a discarder', { ...aWin('b', [12, 184, 20, 40]), discarder: 'd' }],
    ['a washout', someFacts()],
    ['a false win', someFacts({ result: 'false-win', offender: 'd' })],
    ['a washout with payments on the spot', someFacts({ instant: [{ seat: 'a', kind: 'cat-rat' }], tilesLeft: 4 })],
    ['tiles', tiles(`${HAND} !E`)],
    ['circumstances', { ...tiles(`${HAND} !E`), circumstances: ['last-discard', 'other-waits-dead'] }],
    ['a value beside tiles', { ...tiles(`${HAND} !E`), values: { a: { total: 50 } }, stands: { a: 'value' } }],
    ['tiles beside a value', { ...tiles(`${HAND} !E`), values: { a: { total: 50 } }, stands: { a: 'tiles' } }],
    ['a liable player', { ...aWin('a', [184, 40, 20, 12]), liable: 'b' }],
  ])('%s: loading and reading gives the same facts', (_, facts) => {
    expect(readDraft(loadDraft(facts, ruleset)).facts).toEqual(facts);
  });
});

test('a form is untouched until something is typed or chosen', () => {
  expect(isUntouched(EMPTY_DRAFT)).toBe(true);
  expect(isUntouched(typed('', ' ', '', ''))).toBe(true);
  expect(isUntouched(typed('', '4', '', ''))).toBe(false);
  expect(isUntouched({ ...EMPTY_DRAFT, result: 'washout' })).toBe(false);
});
