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
  /** Another store with records of its own (a restore, another computer's folder): the journal is set aside. */
  | 'other';

export type HistoryEnd = { readonly storeId: string; readonly seq: number };

export const compareJournal = (journal: HistoryEnd | undefined, store: HistoryEnd): JournalRelation => {
  if (journal === undefined) return 'none';
  const same = journal.storeId === store.storeId;
  if (journal.seq === 0) return same ? 'follows' : 'none';
  if (store.seq === 0) return 'empty';
  if (!same) return 'other';
  return store.seq < journal.seq ? 'older' : 'follows';
};
