import { expect, test } from 'vitest';
import { attendanceOf, seatingStep } from '../../../renderer/screens/people/attendance.ts';
import { peopleList } from '../../../renderer/screens/people/people-list.ts';
import type { EntrantView, SessionView } from '../../../shared/contract/views.ts';
import { anEntrant, aPlayer, uuid } from '../../builders/records.ts';

const entrant = (n: number, name: string, status: EntrantView['status']): EntrantView => ({
  ...anEntrant({ id: uuid(100 + n), playerId: uuid(n), number: n, status }),
  name,
  player: aPlayer({ id: uuid(n), displayName: name }),
});
const entrants = [
  entrant(1, 'Zoë', 'expected'),
  entrant(2, 'Anna', 'present'),
  entrant(3, 'Mei', 'withdrawn'),
  entrant(4, 'Anders', 'expected'),
];
const players = [...entrants.map(({ player }) => player), aPlayer({ id: uuid(5), displayName: 'Johanna' })];
const groups = (query: string) =>
  peopleList({ query, entrants, players }).map(({ id, people }) => [id, ...people.map(({ name }) => name)]);

test('without a query: who is down, those not here first; the register stays away', () => {
  expect(groups('')).toEqual([
    ['expected', 'Anders', 'Zoë'],
    ['present', 'Anna'],
    ['withdrawn', 'Mei'],
  ]);
});

test('a query searches the register too and offers a new name', () => {
  expect(groups('an')).toEqual([
    ['expected', 'Anders'],
    ['registered', 'Johanna'],
    ['new', 'an'],
    ['present', 'Anna'],
  ]);
});

test('a name that somebody has is not offered as new, whatever its case', () => {
  expect(groups('ANNA')).toEqual([
    ['registered', 'Johanna'],
    ['present', 'Anna'],
  ]);
});

const view = (present: number, rounds: readonly SessionView['rounds'][number]['state'][] = [], roundCount = 5) =>
  ({
    session: { state: 'open', roundCount },
    entrants: Array.from({ length: present }, (_, index) => entrant(index + 1, `P${index}`, 'present')),
    rounds: rounds.map((state, index) => ({ state, round: { number: index + 1 }, tables: [{ state }] })),
  }) as unknown as SessionView;

test.each([
  [0, 0, 0],
  [3, 0, 3],
  [16, 4, 0],
  [18, 4, 2],
])('%i here: %i tables, %i sit out', (present, tables, sitOuts) => {
  expect(attendanceOf(view(present))).toMatchObject({ present, tables, sitOuts });
});

test.each([
  [view(3), { kind: 'too-few', missing: 1 }],
  [view(4), { kind: 'seat', round: 1 }],
  [view(4, ['finished']), { kind: 'seat', round: 2 }],
  [view(4, ['finished', 'running']), { kind: 'running', round: 2 }],
  [view(4, ['not-yet']), { kind: 'running', round: 1 }],
  [view(4, ['finished', 'finished'], 2), { kind: 'complete' }],
])('the next step %#', (session, step) => expect(seatingStep(session)).toEqual(step));
