import type { Change, Write } from '../../../shared/records/change.ts';
import { isSame } from '../plain.ts';

const fieldsOf = (record: Write['before']): ReadonlyMap<string, unknown> => new Map(Object.entries(record ?? {}));

/** The fields that a change gave another value. */
export const changedFields = ({ before, after }: Pick<Write, 'before' | 'after'>): readonly string[] => {
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...then.keys(), ...now.keys()])].filter((key) => !isSame(then.get(key), now.get(key)));
};

/** Whether a change gave one of these fields of a record another value. */
export const wroteFields =
  (id: string, fields: readonly string[]) =>
  ({ writes }: Change): boolean =>
    writes.some((write) => write.id === id && changedFields(write).some((field) => fields.includes(field)));

/**
 * Whether a later change builds on one of these writes although it touched none of their fields: deals entered under the seats, or under
 * the rules, that the write gave; anything done in a round since it was opened again.
 */
export const isBuiltOn =
  (writes: readonly Write[]) =>
  (later: Change): boolean =>
    writes.some((write) => BUILT_ON[kindOf(write)]?.(write, later) ?? false);

type Ground = 'seats' | 'rules' | 'reopening';

const kindOf = (write: Write): Ground | 'nothing' => {
  const { kind, before, after } = write;
  if (before === null || after === null) return 'nothing';
  const changed = changedFields(write);
  if (kind === 'tables' && changed.includes('chairs')) return 'seats';
  if (kind === 'sessions' && (changed.includes('profile') || changed.includes('ending'))) return 'rules';
  // Taken back, the round would be confirmed as it stands now, which nobody confirmed.
  return kind === 'rounds' && before.closing === 'confirmed' && after.closing !== 'confirmed' ? 'reopening' : 'nothing';
};

const BUILT_ON: Readonly<Partial<Record<Ground | 'nothing', (write: Write, later: Change) => boolean>>> = {
  seats: ({ id }, { writes }) =>
    writes.some((write) =>
      write.kind === 'tables'
        ? write.id === id && changedFields(write).includes('totals')
        : write.kind === 'deals' && (write.before ?? write.after)?.tableId === id,
    ),
  rules: ({ id }, { writes }) =>
    writes.some((write) => write.kind === 'deals' && (write.before ?? write.after)?.sessionId === id),
  reopening: ({ before }, { sessionId, writes }) =>
    before !== null &&
    'sitOuts' in before &&
    sessionId === before.sessionId &&
    writes.some(({ kind }) => kind === 'tables' || kind === 'deals'),
};
