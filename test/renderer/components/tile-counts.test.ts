import { expect, test } from 'vitest';
import { hasRoom } from '../../../renderer/components/tile/tile-counts.ts';
import { parseHand } from '../../../shared/hand/notation.ts';

const hands = (...texts: readonly string[]) =>
  texts.map((text) => {
    const read = parseHand(text);
    if (!read.ok) throw new Error(text);
    return read.value;
  });

test.each<readonly [string, boolean, readonly string[]]>([
  ['B1', true, ['B111', '[C555]']],
  ['B1', false, ['B111', '[B123]']],
  ['[B1B1B1]', true, ['B1']],
  ['[B1B1B1]', false, ['B1', 'B1']],
  ['(RdRdRdRd)', true, []],
  ['(RdRdRdRd)', false, ['Rd']],
  // A run needs each of its tiles, not only the one that was clicked.
  ['[B1B2B3]', false, ['(B2B2B2B2)']],
  ['F1', true, ['F2']],
  ['F1', false, ['B1 F1']],
])('%s: %s beside %j', (piece, room, laid) => expect(hasRoom(piece, hands(...laid))).toBe(room));
