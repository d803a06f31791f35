/** How far a history reaches. */
export type HistoryEnd = { readonly storeId: string; readonly seq: number };

/** What is known of a history outside the store: a journal's last line, or what a browser's page saw last. */
export type KnownEnd = { readonly storeId: string; readonly last: { readonly seq: number } | undefined };

/** What such a history and a store are to each other, from their identities and how far they reach. */
export type HistoryRelation =
  /** Nothing is known yet, or only an empty history of another store. */
  | 'none'
  /** The store is where the known history ends, or ahead. */
  | 'follows'
  /** The store holds nothing and the known history does: IndexedDB was lost. */
  | 'empty'
  /** The same store, but it ends before: an old profile was put back, or the last writes were lost. */
  | 'older'
  /** The store's database cannot be opened. */
  | 'unreadable'
  /** Another store with records of its own: a restore, another computer's folder. */
  | 'other';

/** `store` is undefined when its database cannot be opened; what is known is to hold something then. */
export const compareHistory = (known: KnownEnd | undefined, store: HistoryEnd | undefined): HistoryRelation => {
  if (store === undefined) return 'unreadable';
  if (known === undefined) return 'none';
  const same = known.storeId === store.storeId;
  if (known.last === undefined) return same ? 'follows' : 'none';
  if (store.seq === 0) return 'empty';
  if (!same) return 'other';
  return store.seq < known.last.seq ? 'older' : 'follows';
};
