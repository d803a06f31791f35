import type { InstantTerm } from '../../instant.ts';
import type { Shares, WinnerTakesTerms } from '../../winner-takes.ts';
import type { ClubOptions as O } from './options.ts';

/** The rounded "3/6" series of the full amount on a 1/2 table, from zero tai (filling 39): an ordinary loser pays the amount before. */
const ROUNDED = [1, 2, 3, 5, 10, 20];
const TABLED = ROUNDED.length - 1;

/** Above the printed table the rounded series doubles on. */
const roundedAt = (step: number): number =>
  step <= TABLED ? (ROUNDED[step] ?? 0) : (ROUNDED[TABLED] ?? 0) * 2 ** (step - TABLED);

/** Half units of one table point. */
const pointOf = ({ halfPoints }: O): number => (halfPoints ? 1 : 2);

/** What an ordinary loser gives for one tai, in half units: what everything else is a multiple of. */
const oneTai = (options: O): number => options.tablePoints * pointOf(options);

const sharesOf = (options: O, tai: number): Shares => {
  const one = oneTai(options);
  if (tai === 0) {
    const nothing =
      options.zeroTaiPays === 'nothing' ||
      (options.zeroTaiPays === 'by-progression' && options.progression === 'rounded');
    return nothing ? { ordinary: 0, full: 0 } : { ordinary: one / 2, full: one };
  }
  if (options.progression === 'rounded') return { ordinary: one * roundedAt(tai - 1), full: one * roundedAt(tai) };
  return { ordinary: one * 2 ** (tai - 1), full: one * 2 ** tai };
};

const falseWinOf = (options: O): number => {
  switch (options.falseWin) {
    case 'self-drawn-limit':
      return sharesOf(options, options.limit).full;
    case 'fixed':
      return options.falseWinPoints * pointOf(options);
    case 'nothing':
      return 0;
    default:
      return options.falseWin satisfies never;
  }
};

/** "Extra points for kongs, animals and flowers", from every player. */
const instantOf = (options: O): WinnerTakesTerms['instant'] => {
  const one = oneTai(options);
  const during = options.pairPays * one;
  const pair: InstantTerm = { during, opening: options.openingDouble ? during * 2 : during, payers: 'everybody' };
  const always = (shares: number): InstantTerm => ({
    during: shares * one,
    opening: shares * one,
    payers: 'everybody',
  });
  const exposedKong = always(options.exposedKongPays);
  const family = always(options.completeFamilyPays);
  return {
    'kong-exposed': options.lateKong
      ? { ...exposedKong, payers: 'one-may-bear-all', tilesLeft: options.lateKongTiles }
      : exposedKong,
    'kong-concealed': always(options.concealedKongPays),
    'cat-rat': pair,
    'rooster-centipede': pair,
    'own-flower-pair': pair,
    'all-flowers': family,
    'all-seasons': family,
    'all-animals': options.familiesOnTopOfPairs ? family : { ...family, includes: ['cat-rat', 'rooster-centipede'] },
  };
};

/** "Who gives points", "Points tables" and "Bao". */
export const termsOf = (options: O): WinnerTakesTerms => ({
  shares: (tai) => sharesOf(options, tai),
  throwerPaysAll: options.discardRule === 'shooter-all',
  minimum: options.minimumTai,
  liabilityAllowed: options.bao,
  thirdPartyThrow: options.baoThirdPartyThrow,
  instant: instantOf(options),
  falseWin: falseWinOf(options),
});
