import { describe, expect, test } from 'vitest';
import { type Journal, journalHeader, journalLine, readJournal } from '../../../shared/records/journal.ts';
import { aChange, aPlayer, uuid } from '../../builders/records.ts';

const changes = [5, 6, 7].map((seq) =>
  aChange({
    seq,
    writes: [
      { kind: 'players', id: uuid(seq), before: null, after: aPlayer({ id: uuid(seq), displayName: `王\n${seq}` }) },
    ],
  }),
);
const header = journalHeader('store-1');
const lines = changes.map(journalLine);
const text = header + lines.join('');

const journalOf = (input: string): Journal => {
  const read = readJournal(input);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

describe('journal', () => {
  test('what was written is read', () => {
    expect(journalOf(text)).toEqual({
      storeId: 'store-1',
      older: false,
      changes,
      problems: [],
      end: 'whole',
      soundLength: text.length,
    });
  });

  test('one line a change, whatever the names hold', () => {
    expect(text.split('\n')).toHaveLength(5);
  });

  test('a journal without changes', () => {
    expect(journalOf(header)).toMatchObject({ changes: [], problems: [], end: 'whole' });
  });

  test('cut off at any character: the whole changes before are read, the torn one is reported', () => {
    for (let length = header.length; length < text.length; length++) {
      const journal = journalOf(text.slice(0, length));
      const whole = lines.filter((_, index) => header.length + lines.slice(0, index + 1).join('').length - 1 <= length);
      expect(journal.problems, `length ${length}`).toEqual([]);
      expect(journal.changes, `length ${length}`).toEqual(changes.slice(0, whole.length));
      const sound = header + lines.slice(0, whole.length).join('');
      const end = length === sound.length ? 'whole' : length === sound.length - 1 ? 'unterminated' : 'torn';
      expect(journal.end, `length ${length}`).toBe(end);
      expect(journal.soundLength, `length ${length}`).toBe(Math.min(sound.length, length));
    }
  });

  test.each([...Array(header.length - 1).keys()])('a header cut off at %i is no journal', (length) => {
    expect(readJournal(text.slice(0, length))).toEqual({ ok: false, errors: [{ code: 'not-a-journal' }] });
  });

  test('appending after the sound part goes on as if nothing had happened', () => {
    const torn = journalOf(text.slice(0, -20));
    expect(journalOf(text.slice(0, torn.soundLength) + lines[2])).toEqual(journalOf(text));
  });

  test('an altered line in the middle is named and stops the changes', () => {
    const altered = text.replace('王\\n6', '王\\n9');
    expect(journalOf(altered)).toMatchObject({
      changes: changes.slice(0, 1),
      problems: [{ code: 'corrupt-line', line: 3 }],
      soundLength: header.length + lines[0]!.length,
    });
  });

  test('a missing line is a gap', () => {
    expect(journalOf(header + lines[0] + lines[2])).toMatchObject({
      changes: changes.slice(0, 1),
      problems: [{ code: 'gap', line: 3, expected: 6, found: 7 }],
    });
  });

  test('a doubled line is a gap too', () => {
    expect(journalOf(header + lines[0] + lines[0] + lines[1]).problems).toEqual([
      { code: 'gap', line: 3, expected: 6, found: 5 },
    ]);
  });

  test('a line with a right checksum that is no change names the path', () => {
    const odd = journalLine({ ...changes[1]!, at: 'yesterday' });
    expect(journalOf(header + lines[0] + odd + lines[2]).problems).toEqual([
      { code: 'broken-change', line: 3, path: 'at' },
    ]);
  });

  test('every problem is listed', () => {
    expect(journalOf(`${header}${lines[0]}rubbish\n${lines[2]}rubbish\n`).problems).toEqual([
      { code: 'corrupt-line', line: 3 },
      { code: 'corrupt-line', line: 5 },
    ]);
  });

  test('a newer version is refused by name', () => {
    expect(readJournal('{"format":"roundwind-journal","version":4,"storeId":"x"}\n')).toEqual({
      ok: false,
      errors: [{ code: 'newer-version', found: 4, supported: 3 }],
    });
  });
});
