import { writeBackup } from '../../shared/records/backup.ts';
import type { Change, Write } from '../../shared/records/change.ts';
import { RECORD_KINDS, type RecordKind } from '../../shared/records/records.ts';
import { classical } from '../../shared/scoring/rulesets/classical/classical.ts';
import { sgPayup } from '../../shared/scoring/rulesets/sg-payup/sg-payup.ts';
import { randomSource } from '../../shared/session/seating/random-source.ts';
import { aChange, aPlayer, uuid } from '../builders/records.ts';
import { type PlayedSession, playSession, type SessionPlan } from './played-session.ts';

const SEED = 20_261_130;
const PEOPLE = 400;
const FINISHED = 10;
const OPEN = { tables: 10, ending: { kind: 'open' }, state: 'open' } as const;

/** Ten evenings that are over, and three that are being played: four hands paid, the winner paid, and a hall of 100 tables. */
const PLANS: readonly SessionPlan[] = [
  ...Array.from(
    { length: FINISHED },
    (_, index): SessionPlan => ({
      ruleset: classical,
      number: index + 1,
      tables: 10,
      rounds: [16, 16, 16, 16, 16],
      ending: { kind: 'deals', count: 16 },
      state: 'finished',
    }),
  ),
  { ...OPEN, ruleset: classical, number: FINISHED + 1, rounds: [16, 0] },
  { ...OPEN, ruleset: sgPayup, number: FINISHED + 2, rounds: [16, 8, 0] },
  { ...OPEN, ruleset: classical, number: FINISHED + 3, tables: 100, rounds: [16] },
];

/** One evening of the club: what its screens' addresses need. */
export type Evening = { readonly sessionId: string; readonly tableIds: readonly string[] };

export type DeskClub = {
  readonly backup: string;
  readonly sizes: string;
  /** The newest round's tables, by number. */
  readonly classical: Evening;
  readonly singapore: Evening;
  readonly hall: Evening;
  readonly playerId: string;
};

/** A club of 10,000 deals as the text of its backup, with a change behind every deal as if each had been typed. */
export const makeDeskClub = (): DeskClub => {
  const random = randomSource(SEED, 0);
  const players = Array.from({ length: PEOPLE }, (_, at) =>
    aPlayer({ id: uuid(at + 1), outsideId: `M${at + 1}`, displayName: `Player ${at + 1}` }),
  );
  const played = PLANS.map((plan) => playSession(random, players, plan));
  const steps = [players.map((record) => put('players', record)), ...played.flatMap(stepsOf)];
  const changes = steps.map((writes, index) => aChange({ seq: index + 1, command: 'bench', about: {}, writes }));
  const [classicalEvening, singapore, hall] = played.slice(FINISHED).map(eveningOf);
  if (classicalEvening === undefined || singapore === undefined || hall === undefined)
    throw new Error('no open session');
  const backup = writeBackup({
    storeId: uuid(99),
    seq: changes.length,
    at: '2026-12-01T23:00:00.000Z',
    records: recordsOf(changes),
    changes,
  });
  return {
    backup,
    sizes: sizesOf(played, backup),
    classical: classicalEvening,
    singapore,
    hall,
    playerId: players[0]?.id ?? '',
  };
};

const put = (kind: RecordKind, record: NonNullable<Write['after']>): Write =>
  ({ kind, id: record.id, before: null, after: record }) as Write;

/** What each command wrote: the session with its people, a round with its tables, one deal after the other. */
const stepsOf = ({ session, entrants, rounds }: PlayedSession): readonly (readonly Write[])[] => [
  [put('sessions', session), ...entrants.map((entrant) => put('entrants', entrant))],
  ...rounds.flatMap(({ round, tables }) => [
    [put('rounds', round), ...tables.map(({ table }) => put('tables', table))],
    ...tables.flatMap(({ deals }) => deals.map((deal) => [put('deals', deal)])),
  ]),
];

const recordsOf = (changes: readonly Change[]) => {
  const writes = changes.flatMap((change) => change.writes);
  const records = RECORD_KINDS.map((kind) => [
    kind,
    writes.filter((write) => write.kind === kind).map(({ after }) => after),
  ]);
  return Object.fromEntries(records);
};

const eveningOf = ({ session, rounds }: PlayedSession): Evening => ({
  sessionId: session.id,
  tableIds: rounds.at(-1)?.tables.map(({ table }) => table.id) ?? [],
});

const sizesOf = (played: readonly PlayedSession[], backup: string): string => {
  const deals = played
    .flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables.map((table) => table.deals.length)))
    .reduce((sum, count) => sum + count);
  return (
    `${deals.toLocaleString('en-GB')} stored deals of ${PEOPLE} people in ${played.length} sessions: ${FINISHED} finished of 40 people, ` +
    `5 rounds, 10 tables and 16 deals; open: classical 40 people at 10 tables, Singapore 40 people at 10 tables, classical ` +
    `400 people at 100 tables; backup of ${(backup.length / 1e6).toFixed(1)} MB, seed ${SEED}`
  );
};
