/** What somebody won or lost over the whole session, in half units. */
export type Balance = { readonly entrantId: string; readonly amount: number };

/** Null stands for the club: it takes what penalties took from people without giving it to others. */
export type Transfer = { readonly from: string | null; readonly to: string | null; readonly amount: number };

/**
 * Who pays whom so that everybody is even: the largest debt goes to the largest claim, again and again, so that there are
 * fewer payments than people. Amounts are in half units; equals are taken in the order given, so that the same evening
 * gives the same sheet.
 */
export const settleEvening = (balances: readonly Balance[]): readonly Transfer[] => {
  const rest = 0 - balances.reduce((sum, { amount }) => sum + amount, 0);
  const open: { id: string | null; amount: number }[] = [
    ...balances.map(({ entrantId, amount }) => ({ id: entrantId, amount })),
    { id: null, amount: rest },
  ];
  const transfers: Transfer[] = [];
  for (;;) {
    const debtor = extreme(open, (one, best) => one.amount < best.amount);
    const creditor = extreme(open, (one, best) => one.amount > best.amount);
    if (debtor === undefined || creditor === undefined || debtor.amount >= 0 || creditor.amount <= 0) return transfers;
    const amount = Math.min(0 - debtor.amount, creditor.amount);
    debtor.amount += amount;
    creditor.amount -= amount;
    transfers.push({ from: debtor.id, to: creditor.id, amount });
  }
};

/** The first that no other beats. */
const extreme = <T>(items: readonly T[], beats: (one: T, best: T) => boolean): T | undefined =>
  items.reduce<T | undefined>((best, one) => (best === undefined || beats(one, best) ? one : best), undefined);
