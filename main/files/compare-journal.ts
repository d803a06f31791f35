import type { JournalEnd } from '../../shared/records/journal.ts';

/** What a journal and a store are to each other, from their identities and how far they reach. */
export type JournalRelation =
  /** No journal yet, or an empty one of another store: begin a new one. */
  | 'none'
  /** The store is where the journal is, or ahead: append what is missing. */
  | 'follows'
  /** The store holds nothing and the journal does: IndexedDB was lost. */
  | 'empty'
  /** The same store, but it ends before the journal: an old profile was put back, or the last writes were lost. */
  | 'older'
  /** The store's database cannot be opened. */
  | 'unreadable'
  /** Another store with records of its own (a restore, another computer's folder): the journal is set aside. */
  | 'other';

export type HistoryEnd = { readonly storeId: string; readonly seq: number };

/** `store` is undefined when its database cannot be opened; the journal is to hold something then. */
export const compareJournal = (journal: JournalEnd | undefined, store: HistoryEnd | undefined): JournalRelation => {
  if (store === undefined) return 'unreadable';
  if (journal === undefined) return 'none';
  const same = journal.storeId === store.storeId;
  if (journal.last === undefined) return same ? 'follows' : 'none';
  if (store.seq === 0) return 'empty';
  if (!same) return 'other';
  return store.seq < journal.last.seq ? 'older' : 'follows';
};
