import type { BySeat, Wind } from '../tiles/tile.ts';
import type { Payment } from './score-sheet.ts';

/** The door of every settlement: payments as given, with each seat's net. Half units. Throws on a broken invariant. */
export const settle = (
  payments: readonly Payment[],
): { readonly payments: readonly Payment[]; readonly net: BySeat<number> } => {
  const net = { E: 0, S: 0, W: 0, N: 0 };
  for (const { from, to, amount } of payments) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`payment of ${amount} half units`);
    if (from === to) throw new Error(`${from} pays itself`);
    net[from] -= amount;
    net[to] += amount;
  }
  const sum = net.E + net.S + net.W + net.N;
  if (sum !== 0) throw new Error(`payments sum to ${sum}`);
  return { payments, net };
};

/** A payment, or none when nothing is owed. */
export const pay = (payment: Payment): readonly Payment[] => (payment.amount === 0 ? [] : [payment]);

/** The other three seats, in seat order. */
export const others = (seat: Wind): readonly Wind[] => OTHERS[seat];

const OTHERS: BySeat<readonly Wind[]> = {
  E: ['S', 'W', 'N'],
  S: ['E', 'W', 'N'],
  W: ['E', 'S', 'N'],
  N: ['E', 'S', 'W'],
};
