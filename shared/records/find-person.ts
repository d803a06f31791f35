import type { BackupRecords } from './backup.ts';
import type { Change, Write } from './change.ts';
import type { Player, RecordKind, RecordOf } from './records.ts';

export type History = {
  /** Empty for a journal, which holds nothing else than changes. */
  readonly records: Partial<BackupRecords>;
  readonly changes: readonly Change[];
};

/** All that tells one person in a history. */
export type Person = {
  readonly playerIds: ReadonlySet<string>;
  readonly entrantIds: ReadonlySet<string>;
  /** Every name that a screen or sheet ever showed. */
  readonly names: ReadonlySet<string>;
  /** Those, and what else in a free text would tell the person: full names in either order, the address, the number. */
  readonly marks: ReadonlySet<string>;
  /** What tells other people: a mark of the person within one of these means them (Ann in Ann Lee). */
  readonly others: ReadonlySet<string>;
};

type Sought = {
  /** Cards known to be the person's. */
  readonly playerIds: readonly string[];
  /** Names known from elsewhere. */
  readonly names?: Iterable<string>;
  /** Cards that the register holds now: whoever has one beside the person's is somebody else. */
  readonly register: ReadonlySet<string>;
};

/**
 * Finds a person's cards, entries and names. A card that is gone from the register is theirs too when it was merged into theirs
 * or had their name: the same person, entered once more after a restore or by a second import.
 */
export const findPerson = ({ records, changes }: History, { playerIds, names = [], register }: Sought): Person => {
  const cards = [...(records.players ?? []), ...recordsIn(changes, 'players')];
  const own = new Set(playerIds);
  const shown = new Set(names);
  const merges = changes.filter(({ command }) => command === 'players.merge');
  for (let before = -1; before !== own.size + shown.size; ) {
    before = own.size + shown.size;
    for (const { id, displayName } of cards) {
      if (own.has(id)) shown.add(displayName);
      else if (shown.has(displayName) && !register.has(id)) own.add(id);
    }
    for (const merge of merges) {
      const removed = mergedInto(merge, own, shown);
      if (removed !== undefined && !register.has(removed)) own.add(removed);
    }
  }
  const marks = new Set([...shown, ...cards.filter(({ id }) => own.has(id)).flatMap(marksOf)]);
  const others = cards.filter(({ id }) => !own.has(id)).flatMap((card) => [card.displayName, ...marksOf(card)]);
  const entrants = [...(records.entrants ?? []), ...recordsIn(changes, 'entrants')];
  return {
    playerIds: own,
    entrantIds: new Set(entrants.filter(({ playerId }) => own.has(playerId)).map(({ id }) => id)),
    names: shown,
    marks,
    others: new Set(others.filter((mark) => !marks.has(mark))),
  };
};

/** Every state of the records of one kind that changes hold. */
const recordsIn = <K extends RecordKind>(changes: readonly Change[], kind: K): readonly RecordOf[K][] =>
  changes.flatMap(({ writes }) =>
    writes
      .filter((write): write is Extract<Write, { kind: K }> => write.kind === kind)
      .flatMap(({ before, after }) => [before, after] as readonly (RecordOf[K] | null)[])
      .filter((record) => record !== null),
  );

/** The card that a merger took into one of the person's; undefined when it is about others. */
const mergedInto = (
  { writes, about }: Change,
  own: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): string | undefined => {
  const into = writes.some(
    ({ kind, id, after }) =>
      (kind === 'players' && after !== null && own.has(id)) ||
      (after !== null && 'playerId' in after && own.has(after.playerId)),
  );
  // A card that took nothing over was not written: the row still says into whose it went.
  if (!into && !shown.has(String(about.name))) return undefined;
  return writes.find(({ kind, after }) => kind === 'players' && after === null)?.id;
};

const marksOf = ({ firstName, lastName, email, emaNo }: Player): readonly string[] => {
  const full = firstName === '' || lastName === '' ? [] : FULL_NAMES.map((write) => write(firstName, lastName));
  return [...full, email, emaNo].filter((mark) => mark.trim() !== '');
};

const FULL_NAMES = [
  (first: string, last: string) => `${first} ${last}`,
  (first: string, last: string) => `${last} ${first}`,
  (first: string, last: string) => `${last}, ${first}`,
  (first: string, last: string) => `${last}${first}`,
];

/** N. N. (nomen nescio) stands on lists for somebody without a name, whatever their language. */
const PREFIX = 'N.N. ';
const NEUTRAL = /^N\.N\. [1-9]\d*$/;

/** Whether this is what an erasure puts in place of a name. */
export const isNeutralName = (name: string): boolean => NEUTRAL.test(name);

/** The neutral name for the next person, after all that a history knows. */
export const nextNeutralName = ({ records, changes }: History): string => {
  const names = [...(records.players ?? []), ...recordsIn(changes, 'players')].map(({ displayName }) => displayName);
  const numbers = names.filter(isNeutralName).map((name) => Number(name.slice(PREFIX.length)));
  return `${PREFIX}${Math.max(0, ...numbers) + 1}`;
};
