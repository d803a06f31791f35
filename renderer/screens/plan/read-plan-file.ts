import type { SessionView } from '../../../shared/contract/views.ts';
import { readSeating } from '../../../shared/records/seating-csv.ts';
import { planFaults } from '../../../shared/session/plan-fit.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import type { CodedError } from '../../components/error-text.ts';
import { namedFaults, namesOf, seatedNumbers } from '../../components/plan-rounds.ts';
import { parseCsv } from '../../files/csv-file.ts';
import { decodeText, isBinary } from '../../files/decode-text.ts';
import type { IncomingFile } from '../../host/host.ts';

/** What a file says about the session's seating. Nothing is stored by reading it. */
export type PlanFile = {
  /** Rounds of the file that are still to come. */
  readonly rounds: readonly PastRound[];
  /** Numbers of rounds in the file that are seated already: they stay as they are. */
  readonly passedOver: readonly number[];
  /** What cannot be read, by line and column; nothing can be taken while there are any. */
  readonly fileErrors: readonly CodedError[];
  /** The checker's verdict: why these rounds do not fit the session, people by name. */
  readonly faults: readonly CodedError[];
};

/** Reads a file of any of the known encodings and separators and judges it. */
export const readPlanFile = (view: SessionView, file: IncomingFile): PlanFile => {
  const refused = (fileErrors: readonly CodedError[]): PlanFile => ({
    rounds: [],
    passedOver: [],
    fileErrors,
    faults: [],
  });
  if (isBinary(file.bytes)) return refused([{ code: 'not-a-text-file' }]);
  const parsed = parseCsv(decodeText(file.bytes).text);
  if (!parsed.ok) return refused(parsed.errors);
  const read = readSeating({ table: parsed.value, people: view.entrants, session: view.session.name });
  if (read.errors.length > 0) return refused(read.errors);
  const seated = seatedNumbers(view);
  const rounds = read.rounds.filter(({ number }) => !seated.includes(number));
  const { entrants: people, session } = view;
  const faults = planFaults({ rounds, people, session, seated, expected: 'may-sit' });
  return {
    rounds,
    passedOver: read.rounds.map(({ number }) => number).filter((number) => seated.includes(number)),
    fileErrors: [],
    faults: namedFaults(faults, namesOf(view)),
  };
};
