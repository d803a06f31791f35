import type { Write } from '../../../shared/records/change.ts';
import type { RecordKind, RecordOf } from '../../../shared/records/records.ts';
import { BRING_BACK, TAKE_BACK } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { changedFields, isBuiltOn, wroteFields } from '../take-back/built-on.ts';
import { type DealWrite, takeDealsBack } from '../take-back/deals-back.ts';
import { dependent, type Earlier, readEarlier, wroteAny } from '../take-back/later-changes.ts';
import { findUnsound } from '../take-back/sound-session.ts';
import { needOpenRound } from './closing.ts';
import { needOpenSession } from './sessions.ts';

/** Merging two cards reaches closed rounds and finished sessions, so parting them again does too. */
const REACHES_CLOSED = ['players.merge'] as const;

/**
 * Takes one earlier change back by itself, as a change of its own: what it changed becomes what it was, field by field, and what was done
 * since stays. CONFLICT `later-change` names the newest change that builds on it; `change-undone`, `before-restore`, `round-confirmed`,
 * `session-finished`.
 */
export const takeBack = async (gate: Gate, { seq: wanted, reason }: Inputs['history']['takeBack']): Promise<Done> => {
  const taken = (await gate.db.changes.get(wanted))?.command === TAKE_BACK;
  const { seq } = await runCommand(gate, { command: taken ? BRING_BACK : TAKE_BACK, reason }, async (draft) => {
    const earlier = await readEarlier(draft.db, wanted);
    const { change } = earlier;
    const { writes } = change;
    if (!REACHES_CLOSED.some((command) => command === change.command)) await needOpen(draft, writes);
    const builtOn = isBuiltOn(writes);
    if (earlier.later.some(builtOn)) throw dependent(earlier, builtOn);
    const whole = new Set(writes.filter(isTableMadeOrGone).map(({ id }) => id));
    const deals = writes
      .filter((write) => write.kind === 'deals')
      .filter((write) => !hangsOn(write, whole) && !changesRules(writes));
    for (const write of writes) if (!deals.some(({ id }) => id === write.id)) await putBack(draft, earlier, write);
    await takeDealsBack(draft, earlier, deals);
    await needSound(draft, earlier);
    draft.describe({
      sessionId: change.sessionId,
      // The words are those of the change that it was about first, also when it comes and goes again.
      about: { command: change.command, ...change.about, target: wanted },
    });
  });
  return { seq };
};

const isTableMadeOrGone = ({ kind, before, after }: Write): boolean =>
  kind === 'tables' && (before === null || after === null);

/** Under other rules every deal was scored anew, and nothing was entered under them since: the scores come back as they were. */
const changesRules = (writes: readonly Write[]): boolean =>
  writes.some(
    (write) => write.kind === 'sessions' && write.before !== null && changedFields(write).includes('profile'),
  );

/** Deals go and come with their table, as they were. */
const hangsOn = ({ before, after }: DealWrite, tables: ReadonlySet<string>): boolean =>
  tables.has((before ?? after)?.tableId ?? '');

const putBack = async (draft: Draft, earlier: Earlier, write: Write): Promise<void> => {
  const { kind, id, before, after } = write;
  const stored = (await draft.db.of(kind).get(id)) ?? null;
  const changed = changedFields(write);
  const since = changedFields({ before: after, after: stored });
  const whole = before === null || after === null;
  const stands = whole ? since.length === 0 : !changed.some((key) => since.includes(key));
  if (!stands) throw dependent(earlier, whole ? wroteAny([id]) : wroteFields(id, changed));
  if (before === null) return draft.remove(kind, id);
  const fields = Object.entries(before).filter(([key]) => changed.includes(key));
  draft.putAny(
    kind,
    after === null ? before : { ...withoutFields(stored, changed), id, ...Object.fromEntries(fields) },
  );
};

const withoutFields = (record: Write['before'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => !fields.includes(key)));

/** Nothing of it lies in a confirmed round or a finished session, but for the closing itself. */
const needOpen = async (draft: Draft, writes: readonly Write[]): Promise<void> => {
  for (const write of writes) {
    const { kind, before, after } = write;
    const changed = changedFields(write);
    if (kind === 'tables') await openRoundOf(draft, (before ?? after)?.roundId);
    else if (kind === 'deals') {
      for (const deal of [before, after])
        await openRoundOf(draft, (await draft.get('tables', deal?.tableId ?? ''))?.roundId);
    } else if (kind === 'rounds' && !changed.includes('closing')) await openRoundOf(draft, write.id);
    else if (kind === 'sessions' && !changed.includes('state')) await openSession(draft, write.id);
    else if (kind === 'entrants' || kind === 'plans' || kind === 'penalties' || kind === 'publications')
      await openSession(draft, (before ?? after)?.sessionId);
  }
};

const openRoundOf = async (draft: Draft, id: string | undefined): Promise<void> => {
  if (id !== undefined && (await draft.get('rounds', id)) !== undefined) await needOpenRound(draft, id);
};

const openSession = async (draft: Draft, id: string | undefined): Promise<void> => {
  if (id !== undefined && (await draft.get('sessions', id)) !== undefined) await needOpenSession(draft, id);
};

/** What hangs on something that would be gone, or clashes with what came since, was done by a later change. */
const needSound = async (draft: Draft, earlier: Earlier): Promise<void> => {
  const { writes } = earlier.change;
  for (const sessionId of new Set(writes.flatMap(sessionOf))) {
    const unsound = findUnsound({
      session: await draft.get('sessions', sessionId),
      entrants: await overlaid(draft, { kind: 'entrants', sessionId, writes }),
      rounds: await overlaid(draft, { kind: 'rounds', sessionId, writes }),
      tables: await overlaid(draft, { kind: 'tables', sessionId, writes }),
      plans: await overlaid(draft, { kind: 'plans', sessionId, writes }),
      penalties: await overlaid(draft, { kind: 'penalties', sessionId, writes }),
    });
    if (unsound !== undefined) throw dependent(earlier, wroteAny(unsound));
  }
  for (const { kind, id, before, after } of writes) {
    const gone = before === null && after !== null;
    if (kind === 'players' && gone)
      await needNone(earlier, draft.db.of('entrants').where('playerId').equals(id).primaryKeys());
    if (kind === 'tables' && gone)
      await needNone(earlier, draft.db.of('deals').where('tableId').equals(id).primaryKeys());
    if (kind === 'entrants' && before !== null && (await draft.get('players', before.playerId)) === undefined)
      throw dependent(earlier, wroteAny([before.playerId]));
  }
};

const sessionOf = ({ kind, id, before, after }: Write): readonly string[] => {
  const record = before ?? after;
  if (kind === 'sessions') return [id];
  return record !== null && 'sessionId' in record ? [record.sessionId] : [];
};

/** Those are no part of the change itself: it would have removed them. */
const needNone = async (earlier: Earlier, found: PromiseLike<readonly string[]>): Promise<void> => {
  const own = new Set(earlier.change.writes.map(({ id }) => id));
  const others = (await found).filter((id) => !own.has(id));
  if (others.length > 0) throw dependent(earlier, wroteAny(others));
};

type HangingKind = Extract<RecordKind, 'entrants' | 'rounds' | 'tables' | 'plans' | 'penalties'>;
type Overlay<K> = { readonly kind: K; readonly sessionId: string; readonly writes: readonly Write[] };

/** A session's records of one kind as this command leaves them. */
const overlaid = async <K extends HangingKind>(
  draft: Draft,
  { kind, sessionId, writes }: Overlay<K>,
): Promise<readonly RecordOf[K][]> => {
  const stored = await draft.db.of(kind).where('sessionId').equals(sessionId).primaryKeys();
  const ids = new Set([...stored, ...writes.filter((write) => write.kind === kind).map(({ id }) => id)]);
  const records = await Promise.all([...ids].map((id) => draft.get(kind, id)));
  return records.filter((record) => record !== undefined).filter((record) => record.sessionId === sessionId);
};
