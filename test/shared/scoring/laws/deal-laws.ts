import type { SeatValue } from '../../../../shared/scoring/deal-facts.ts';
import type { Payment, ScoredDeal } from '../../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../../shared/tiles/tile.ts';
import { same } from './same.ts';
import { type Law, score, withFacts } from './scene.ts';

const fold = (payments: readonly Payment[]): Readonly<Record<Wind, number>> => {
  const net = { E: 0, S: 0, W: 0, N: 0 };
  for (const { from, to, amount } of payments) {
    net[from] -= amount;
    net[to] += amount;
  }
  return net;
};

const zeroSum: Law = {
  name: 'payments are whole half units from one seat to another, sum to zero and make the nets',
  on: ['won', 'laid', 'told'],
  holds: (_scene, { payments, net }) => {
    if (payments === null) {
      same(net, null);
      return false;
    }
    for (const { from, to, amount } of payments) same(Number.isInteger(amount) && amount > 0 && from !== to, true);
    const folded = fold(payments);
    same(net, folded);
    same(
      WINDS.reduce((sum, seat) => sum + folded[seat], 0),
      0,
    );
    return undefined;
  },
};

const withinLimit: Law = {
  name: 'no total passes the limit, but for a limit hand of more than that',
  on: ['won', 'laid', 'told'],
  holds: ({ ruleset, options, facts: { winner } }, deal) => {
    const bound = ruleset.bind(options);
    if (!bound.ok) throw new Error('options of a scored deal no longer parse');
    for (const seat of WINDS) {
      const sheet = deal.sheets[seat];
      if (sheet === undefined) continue;
      const { total, limitHand, lines } = sheet;
      const percent = lines.find(({ pattern }) => pattern === limitHand)?.value;
      if (percent !== undefined) same(total, bound.value.limitWorth(percent));
      else same(total <= (seat === winner ? bound.value.cap : bound.value.loserCap), true);
    }
    return undefined;
  },
};

const raised = (value: SeatValue, field: string): SeatValue => {
  const given = new Map(Object.entries(value));
  return given.has(field) ? { ...value, [field]: (given.get(field) ?? 0) + 1 } : value;
};

const monotone: Law = {
  name: 'more points, doubles or tai never lower a total',
  on: ['told'],
  holds: (scene, deal) => {
    for (const field of ['points', 'doubles', 'tai']) {
      const entries = Object.entries(scene.facts.values).map(([seat, value]) => [seat, raised(value, field)]);
      const more = score(withFacts(scene, { values: Object.fromEntries(entries) }), false);
      for (const seat of WINDS) same(more!.sheets[seat]!.total >= deal.sheets[seat]!.total, true);
    }
    return undefined;
  },
};

const everyoneThrows: Law = {
  name: 'the winner nets six times the total as East and four times otherwise, whoever threw',
  on: ['told', 'laid'],
  payment: 'four-hands',
  holds: (scene, deal) => {
    const { winner, discarder } = scene.facts;
    if (deal.net === null || winner === undefined || scene.options.eastDoubles === false) return false;
    const total = deal.sheets[winner]!.total;
    same(deal.net[winner], total * (winner === 'E' ? 6 : 4) * 2);
    if (discarder === undefined || scene.facts.circumstances.length > 0) return undefined;
    for (const thrower of WINDS.filter((seat) => seat !== winner))
      same(score(withFacts(scene, { discarder: thrower }), false)?.net, deal.net);
    return undefined;
  },
};

const everybodyPaysEverybody: Law = {
  name: 'differences come to the same as everybody paying everybody, nobody paid by the winner',
  on: ['told', 'laid'],
  payment: 'four-hands',
  holds: ({ facts, options }, { net, sheets }) => {
    if (net === null || options.losersSettle === false || options.limitCuts === 'differences') return false;
    const expected = { E: 0, S: 0, W: 0, N: 0 };
    for (const from of WINDS) {
      for (const to of WINDS) {
        if (from === to || from === facts.winner) continue;
        const east = options.eastDoubles !== false && (from === 'E' || to === 'E');
        const amount = sheets[to]!.total * (east ? 2 : 1) * 2;
        expected[from] -= amount;
        expected[to] += amount;
      }
    }
    same(net, expected);
    return undefined;
  },
};

const sameForTheWinner: Law = {
  name: 'the winner takes the same whoever throws and whoever bears it, and nobody else gains',
  on: ['told'],
  payment: 'winner-takes',
  holds: (scene, deal) => {
    const { winner, discarder } = scene.facts;
    const won = withFacts(scene, { instant: [] });
    const taken = score(won, false)?.net?.[winner!];
    for (const seat of WINDS) {
      if (seat === winner) continue;
      const other = score(withFacts(won, { liable: seat, ...(discarder && { discarder: seat }) }), false);
      if (other === undefined) continue;
      same(other.net?.[winner!], taken);
      same(
        other.payments?.every(({ to }) => to === winner),
        true,
      );
    }
    const forTheWin = (deal.payments ?? []).filter(({ reason }) => reason === 'win' || reason === 'liability');
    same(
      forTheWin.every(({ to }) => to === winner),
      true,
    );
    return undefined;
  },
};

const standing: Law = {
  name: 'on-the-spot payments are the same in a win, a false win and a washout, and zero by themselves',
  on: ['told'],
  payment: 'winner-takes',
  holds: (scene, deal) => {
    const spot = (payments: ScoredDeal['payments'] | undefined) =>
      payments?.filter(({ reason }) => reason === 'kong' || reason === 'bonus');
    const { instant } = scene.facts;
    const facts = { circumstances: [], hands: {}, values: {}, instant };
    const washout = score({ ...scene, facts: { ...facts, result: 'washout' } }, false);
    const offence = score({ ...scene, facts: { ...facts, result: 'false-win', offender: 'W' } }, false);
    same(spot(washout?.payments), washout?.payments);
    same(spot(deal.payments), washout?.payments);
    same(spot(offence?.payments), washout?.payments);
    return instant.length > 0;
  },
};

export const DEAL_LAWS: readonly Law[] = [
  ...[zeroSum, withinLimit, monotone, everyoneThrows, everybodyPaysEverybody, sameForTheWinner, standing],
];
