import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHand, parseHand } from '../../../shared/hand/notation.ts';
import { enteredHand } from '../../arbitraries/tiles.ts';

test('the example of the contract', () => {
  expect(parseHand('B222 D111 EE [C555] [RdRdRdRd+] F1 S3')).toEqual({
    ok: true,
    value: {
      melds: [
        { type: 'pung', tiles: ['C5', 'C5', 'C5'], state: 'exposed' },
        { type: 'kong', tiles: ['Rd', 'Rd', 'Rd', 'Rd'], state: 'promoted' },
      ],
      concealed: ['B2', 'B2', 'B2', 'D1', 'D1', 'D1', 'E', 'E'],
      bonus: ['F1', 'S3'],
    },
  });
});

test.each([
  ['[rdrdrdrd]', 'kong', 'claimed'],
  ['(RdRdRdRd)', 'kong', 'concealed'],
  ['[B3B4B2]', 'chow', 'exposed'],
  ['[B4 B2, B3]', 'chow', 'exposed'],
  ['[EEE]', 'pung', 'exposed'],
])('%s is a %s, %s', (text, type, state) => {
  const parsed = parseHand(text);
  expect(parsed.ok && parsed.value.melds).toMatchObject([{ type, state }]);
});

test.each([
  ['ee d111 b222 [c555] [rdrdrdrd+] s3 f1', 'B222 D111 EE [C555] [RdRdRdRd+] F1 S3'],
  ['  B2,B1\tC9[B432]', 'B12 C9 [B234]'],
  ['', ''],
])('%s is written %s', (text, canonical) => {
  const parsed = parseHand(text);
  expect(parsed.ok && formatHand(parsed.value)).toBe(canonical);
});

test('format then parse is identity on canonical hands', () => {
  fc.assert(
    fc.property(enteredHand, (hand) => {
      const text = formatHand(hand);
      const parsed = parseHand(text);
      if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.errors)}`);
      expect(formatHand(parsed.value)).toBe(text);
      expect([...parsed.value.concealed].sort()).toEqual([...hand.concealed].sort());
      expect(parsed.value.melds).toEqual(hand.melds);
      expect([...parsed.value.bonus].sort()).toEqual([...hand.bonus].sort());
      expect(parseHand(text.toLowerCase())).toEqual(parsed);
    }),
  );
});

test('a text of endless tiles is read, and it is for the rules to say that they are too many', () => {
  const read = parseHand(`${'B1'.repeat(200_000)} F${'1'.repeat(200_000)}`);
  expect(read.ok && [read.value.concealed.length, read.value.bonus.length]).toEqual([200_000, 200_000]);
  const meld = parseHand(`[B${'1'.repeat(200_000)}]`);
  expect(meld.ok ? [] : meld.errors.map(({ code }) => code)).toEqual(['not-a-set']);
});
