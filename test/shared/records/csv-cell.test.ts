import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readText,
  readTwelfthsExact,
  writeHalves,
  writeText,
  writeTwelfths,
  writeTwelfthsExact,
} from '../../../shared/records/csv-cell.ts';

describe('text cells', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+31 6', "'+31 6"],
    ['-5', "'-5"],
    ['@home', "'@home"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ["'=1", "''=1"],
    ["'t Hooft", "'t Hooft"],
    ['a=1', 'a=1'],
    ['', ''],
    ["'", "'"],
  ])('%j is written %j and comes back', (typed, cell) => {
    expect(writeText(typed)).toBe(cell);
    expect(readText(cell)).toBe(typed);
  });

  test('any text comes back and never begins as a formula', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', 'a', '王'),
    });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), (text) => {
        expect(readText(writeText(text))).toBe(text);
        expect(writeText(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

describe('number cells', () => {
  test.each([
    [32, '16'],
    [33, '16.5'],
    [-1, '-0.5'],
    [0, '0'],
  ])('%i half units are %s', (halves, cell) => {
    expect(writeHalves(halves)).toBe(cell);
  });

  test.each([
    [84, '7', '7'],
    [28, '7/3', '2.3333'],
    [21, '7/4', '1.75'],
    [36, '3', '3'],
    [6, '1/2', '0.5'],
    [0, '0', '0'],
    [56, '14/3', '4.6667'],
  ])('%i twelfths are %s exactly and %s to sort by', (twelfths, exact, decimal) => {
    expect(writeTwelfthsExact(twelfths)).toBe(exact);
    expect(writeTwelfths(twelfths)).toBe(decimal);
    expect(readTwelfthsExact(exact)).toBe(twelfths);
  });

  test.each(['7/5', '1/0', '2.3333', 'x', ''])('%j is no number of twelfths', (cell) => {
    expect(readTwelfthsExact(cell)).toBeUndefined();
  });
});
