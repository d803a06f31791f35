import type { SessionView, StandingsView, TableView } from '../../../shared/contract/views.ts';
import type { CsvSheet } from '../../../shared/records/csv-cell.ts';
import type { Session } from '../../../shared/records/records.ts';
import { writeDeals, writeSeating, writeStandings } from '../../../shared/records/session-csv.ts';
import { formatCsv } from '../../files/csv-file.ts';
import { fileNameFor } from '../../files/file-name.ts';
import type { OutgoingFile } from '../../host/host.ts';

export const EXPORTS = ['standings', 'deals', 'seating'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** A sheet as a file; `what` is its name in the language of the screen. */
export const csvFile = (session: Session, what: string, sheet: CsvSheet): OutgoingFile => ({
  suggestedName: fileNameFor(session, what, 'csv'),
  mime: 'text/csv;charset=utf-8',
  data: formatCsv(sheet),
});

/** The standings as they are ranked. */
export const standingsSheet = ({ rows, session }: StandingsView): CsvSheet => writeStandings(rows, session);

/** Every deal by round and table. */
export const dealsSheet = (tables: readonly TableView[]): CsvSheet => writeDeals(tables);

/** Who sat where, and who sat out. */
export const seatingSheet = ({ session, entrants, rounds }: SessionView): CsvSheet => {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const person = (id: string) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`entrant ${id} is not in session ${session.id}`);
    return found;
  };
  return writeSeating({
    session: session.name,
    rounds: rounds.map(({ round, tables }) => ({
      number: round.number,
      tables: tables.map(({ table: { number, chairs } }) => ({
        number,
        people: {
          a: person(chairs.a),
          b: person(chairs.b),
          c: person(chairs.c),
          d: chairs.d === null ? null : person(chairs.d),
        },
      })),
      sitOuts: round.sitOuts.map(person),
    })),
  });
};
