import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv, parseCsv } from '../../../renderer/files/csv-file.ts';
import { decodeText } from '../../../renderer/files/decode-text.ts';
import { readText, writeText } from '../../../shared/records/csv-cell.ts';

const rowsOf = (text: string) => {
  const read = parseCsv(text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

describe('writing', () => {
  test('a comma and quotes in a name shift nothing (P9)', () => {
    const text = formatCsv({ header: ['place', 'display_name', 'score'], rows: [['1', 'Lee, Mei "M"', '16']] });
    expect(text).toBe('\ufeffplace,display_name,score\r\n1,"Lee, Mei ""M""",16\r\n');
    expect(rowsOf(text).rows).toEqual([{ line: 2, cells: ['1', 'Lee, Mei "M"', '16'] }]);
  });

  test('any sheet comes back', () => {
    const cell = fc.oneof(
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', ' ', 'a', '王', '\ufeff'),
      }),
      fc.string({ unit: 'grapheme' }),
    );
    const sheet = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(sheet, (typed) => {
        const rows = typed.map((cells) => ['x', ...cells.map(writeText)]);
        const header = rows.at(0)?.map((_, index) => `c${index}`) ?? [];
        const back = rowsOf(formatCsv({ header, rows }));
        expect(back.rows.map(({ cells }) => cells.slice(1).map(readText))).toEqual(typed);
      }),
    );
  });
});

describe('reading', () => {
  test.each([
    ['comma', 'a,b\n1,2\n'],
    ['semicolon', 'a;b\n1;2\n'],
    ['tab', 'a\tb\n1\t2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['old Macintosh line breaks', 'a,b\r1,2\r'],
    ['mixed line breaks', 'a,b\r\n1,2\n'],
    ['no last line break', 'a,b\n1,2'],
    ['byte order mark', '\ufeffa,b\n1,2'],
    ['blank lines', '\na,b\n\n1,2\n,\n\n'],
    ['quoted', '"a","b"\n"1","2"'],
  ])('%s', (_, text) => {
    const { header, rows } = rowsOf(text);
    expect(header).toEqual(['a', 'b']);
    expect(rows.map(({ cells }) => cells)).toEqual([['1', '2']]);
  });

  test('a decimal comma in a file with semicolons', () => {
    expect(rowsOf('name;score\nMei;16,5').rows[0]?.cells).toEqual(['Mei', '16,5']);
  });

  test('lines are those of the file, whatever the cells hold', () => {
    const { rows } = rowsOf('a,b\n"1\n1",2\n\n3,4\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  test.each([
    ['empty', '', [{ code: 'empty-file' }]],
    ['blank', ' \r\n\n', [{ code: 'empty-file' }]],
    ['only separators', ',,\n,,', [{ code: 'empty-file' }]],
    ['a quote never closed', 'a,b\n1,2\n"3,4\n5,6', [{ code: 'unbalanced-quotes', line: 3 }]],
    ['text after a closing quote', 'a,b\n"1"x,2', [{ code: 'unbalanced-quotes', line: 2 }]],
  ])('error: %s', (_, text, errors) => {
    expect(parseCsv(text)).toEqual({ ok: false, errors });
  });
});

describe('decoding', () => {
  const bytes = (...values: readonly number[]) => new Uint8Array(values);
  test.each([
    ['utf-8', bytes(0x4d, 0xc3, 0xbc), 'Mü'],
    ['utf-8', bytes(0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc), 'Mü'],
    ['utf-8', bytes(0xe7, 0x8e, 0x8b), '王'],
    ['utf-16le', bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0), 'Mü'],
    ['utf-16be', bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc), 'Mü'],
    ['windows-1252', bytes(0x4d, 0xfc), 'Mü'],
    ['windows-1252', bytes(0x80, 0x20, 0x93, 0x94), '€ “”'],
    ['utf-8', bytes(), ''],
  ])('%s %s is %s', (encoding, input, text) => {
    expect(decodeText(input)).toEqual({ text, encoding });
  });
});

test('every Windows-1252 byte is a character of its own', () => {
  const { text, encoding } = decodeText(Uint8Array.from({ length: 256 }, (_, byte) => (byte + 128) & 255));
  expect(encoding).toBe('windows-1252');
  expect(new Set(text).size).toBe(256);
  expect(text.slice(0, 3)).toBe('€\x81‚');
});
