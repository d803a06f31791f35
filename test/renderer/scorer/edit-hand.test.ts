import { describe, expect, test } from 'vitest';
import { appendPiece, dropLastPiece, type PutKind, putText } from '../../../renderer/components/tile/edit-hand.ts';

describe('what a click puts', () => {
  test.each<[string, PutKind, string | undefined]>([
    ['B5', 'loose', 'B5'],
    ['B5', 'pung', '[B555]'],
    ['B5', 'chow', '[B567]'],
    ['B8', 'chow', undefined],
    ['E', 'chow', undefined],
    ['Rd', 'kong', '[RdRdRdRd]'],
    ['Rd', 'concealed-kong', '(RdRdRdRd)'],
    ['Rd', 'promoted-kong', '[RdRdRdRd+]'],
    ['F1', 'pung', 'F1'],
  ])('%s as %s', (tile, put, text) => expect(putText(tile as 'B5', put)).toBe(text));
});

test.each([
  ['', 'B1', 'B1'],
  ['B1', 'E', 'B1 E'],
  ['B1 !B1', 'E', 'B1 E !B1'],
])('%j with %s', (text, piece, result) => expect(appendPiece(text, piece)).toBe(result));

test.each([
  ['B1 E', 'B1'],
  ['B1 [EEE]', 'B1'],
  ['B1 (E E E E)', 'B1'],
  ['B1, E !E', 'B1,'],
  ['B1', ''],
  ['', ''],
])('%j without its last piece', (text, result) => expect(dropLastPiece(text)).toBe(result));
