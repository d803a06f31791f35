import type { TFunction } from 'i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { writeSeating } from '../../../shared/records/session-csv.ts';
import { scheduleOf } from '../../components/plan-rounds.ts';
import { formatCsv } from '../../files/csv-file.ts';
import { fileNameFor } from '../../files/file-name.ts';
import type { OutgoingFile } from '../../host/host.ts';

/** Seated and planned rounds as CSV, with the columns that an import reads. Who was taken off the list since has no row. */
export const planFile = (t: TFunction, view: SessionView, plan: Plan): OutgoingFile => {
  const byId = new Map(view.entrants.map((entrant) => [entrant.id, entrant]));
  const person = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  const sheet = writeSeating({
    session: view.session.name,
    rounds: scheduleOf(view, plan.rounds).map(({ number, tables, sitOuts }) => ({
      number,
      tables: tables.map(({ number: own, chairs: { a, b, c, d } }) => ({
        number: own,
        people: { a: person(a), b: person(b), c: person(c), d: person(d) },
      })),
      sitOuts: sitOuts.flatMap((id) => byId.get(id) ?? []),
    })),
  });
  return {
    suggestedName: fileNameFor(view.session, t('seating:file'), 'csv'),
    mime: 'text/csv;charset=utf-8',
    data: formatCsv(sheet),
  };
};
