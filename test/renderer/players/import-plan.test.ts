import { expect, test } from 'vitest';
import { formatCsv } from '../../../renderer/files/csv-file.ts';
import { planImport, playersToImport } from '../../../renderer/screens/players/import-plan.ts';
import { writePlayers } from '../../../shared/records/players-csv.ts';
import type { Player } from '../../../shared/records/records.ts';
import { aPlayer, uuid } from '../../builders/records.ts';

const plan = (text: string, players: readonly Player[] = [], withoutUnknown = false) =>
  planImport({ file: { name: 'players.csv', bytes: new TextEncoder().encode(text) }, players, withoutUnknown });

test('rows are new, changed with what changes, unchanged, or wrong with everything that is', () => {
  const players = [
    aPlayer({ id: uuid(1), outsideId: '1', displayName: 'Anna', club: 'Jade' }),
    aPlayer({ id: uuid(2), outsideId: '2', displayName: 'Bruno', club: 'Jade' }),
  ];
  const { rows, fileErrors, columns } = plan(
    'player_id,display_name,club,status\n1,Anna,Harbour,guest\n2,Bruno,Jade,\n3,Chen,,\n4,,,foo\n',
    players,
  );
  expect(fileErrors).toEqual([]);
  expect(columns.every(({ known }) => known)).toBe(true);
  expect(rows).toMatchObject([
    {
      kind: 'changed',
      line: 2,
      changes: [
        { field: 'club', before: 'Jade', after: 'Harbour' },
        { field: 'status', before: 'member', after: 'guest' },
      ],
    },
    { kind: 'same', line: 3 },
    { kind: 'new', line: 4, player: { displayName: 'Chen', status: 'member' } },
    { kind: 'error', line: 5, errors: [{ code: 'empty-name' }, { code: 'bad-status', found: 'foo' }] },
  ]);
  expect(playersToImport(rows, () => uuid(9))).toMatchObject([
    { id: uuid(1), club: 'Harbour' },
    { id: uuid(9), displayName: 'Chen', outsideId: '3' },
  ]);
});

test('a spreadsheet or a picture is told apart from a text, also under the name of a CSV', () => {
  const archive = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 0x08, 0, 0x9a]);
  const { fileErrors, columns, rows } = planImport({
    file: { name: 'players.csv', bytes: archive },
    players: [],
    withoutUnknown: false,
  });
  expect({ fileErrors, columns, rows }).toEqual({ fileErrors: [{ code: 'not-a-text-file' }], columns: [], rows: [] });
  // UTF-16 holds zero bytes and is text.
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('display_name\nŁucja\n', 'utf16le')]);
  const read = planImport({ file: { name: 'players.csv', bytes: utf16 }, players: [], withoutUnknown: false });
  expect(read.rows).toMatchObject([{ kind: 'new', player: { displayName: 'Łucja' } }]);
});

test('an empty file, an empty table and a quote left open are refused whole', () => {
  expect(plan('').fileErrors).toEqual([{ code: 'empty-file' }]);
  expect(plan('\ufeff \r\n').fileErrors).toEqual([{ code: 'empty-file' }]);
  expect(plan('display_name\n').fileErrors).toEqual([{ code: 'no-rows', line: 1 }]);
  expect(plan('display_name\n"Anna\n').fileErrors).toEqual([{ code: 'unbalanced-quotes', line: 2 }]);
});

test('unknown columns are refused by name and place, and can be left out', () => {
  const text = 'display_name,shoe_size,club,Shoe\nAnna,40,Jade,x\n';
  const refused = plan(text);
  expect(refused.rows).toEqual([]);
  expect(refused.fileErrors).toEqual([
    { code: 'unknown-column', line: 1, column: 'shoe_size', at: 2 },
    { code: 'unknown-column', line: 1, column: 'shoe', at: 4 },
  ]);
  const taken = plan(text, [], true);
  expect(taken.fileErrors).toEqual([]);
  expect(taken.rows).toMatchObject([{ kind: 'new', player: { displayName: 'Anna', club: 'Jade' } }]);
});

test('leaving columns out does not hide a comma that shifted a row', () => {
  const { rows } = plan('display_name,shoe_size\nLee, Mei,40\n', [], true);
  expect(rows).toMatchObject([{ kind: 'error', line: 2, errors: [{ code: 'too-many-cells' }] }]);
});

test('a Windows-1252 file is read with its accents and euro sign', () => {
  const bytes = Uint8Array.from(Array.from('display_name\r\nZo\xeb M\xfcller \x80\r\n', (each) => each.charCodeAt(0)));
  const { encoding, rows } = planImport({ file: { name: 'old.csv', bytes }, players: [], withoutUnknown: false });
  expect(encoding).toBe('windows-1252');
  expect(rows).toMatchObject([{ kind: 'new', player: { displayName: 'Zoë Müller €' } }]);
});

test.each([
  'Lee, Mei "M"',
  "O'Brien; Siân",
  '=1+1',
  '+1 of Ana',
  "'=x",
  '@home',
  'x'.repeat(200),

  '王小明',
])('the name %j comes back from our own file as it was typed', (displayName) => {
  const player = aPlayer({ displayName, outsideId: 'A-1', fixedTable: 3, avoidGroup: '=a' });
  const { rows } = plan(formatCsv(writePlayers([player])));
  expect(rows).toMatchObject([
    { kind: 'new', player: { displayName, outsideId: 'A-1', fixedTable: 3, avoidGroup: '=a' } },
  ]);
  expect(plan(formatCsv(writePlayers([player])), [player]).rows).toMatchObject([{ kind: 'same' }]);
});

test('201 characters are too long, said with line, column and length', () => {
  const { rows } = plan(`display_name\n${'x'.repeat(201)}\n`);
  expect(rows).toEqual([
    { kind: 'error', line: 2, errors: [{ code: 'too-long', line: 2, column: 'display_name', length: 201, most: 200 }] },
  ]);
});
