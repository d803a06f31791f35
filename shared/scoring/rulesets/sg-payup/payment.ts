import type { InstantTerm } from '../../instant.ts';
import type { Shares, WinnerTakesTerms } from '../../winner-takes.ts';
import type { PayupOptions as O } from './options.ts';

const HALVES = 2;

/** "The base doubles with each tai": 2, 4, 8, 16, 32; the shooter, and everybody by zi mo, pays twice the base. */
const sharesOf = ({ base }: O, tai: number): Shares => {
  const ordinary = base * HALVES * 2 ** (tai - 1);
  return { ordinary, full: ordinary * 2 };
};

const falseWinOf = (options: O): number => {
  switch (options.falseWin) {
    case 'self-drawn-limit':
      return sharesOf(options, options.limit).full;
    case 'fixed':
      return options.falseWinPoints * HALVES;
    case 'nothing':
      return 0;
    default:
      return options.falseWin satisfies never;
  }
};

/** "Kongs, bites and marriages", from each other player. */
const instantOf = (options: O): WinnerTakesTerms['instant'] => {
  const during = options.pairPays * HALVES;
  const pair: InstantTerm = { during, opening: options.openingDouble ? during * 2 : during, payers: 'everybody' };
  const always = (points: number): InstantTerm => ({
    during: points * HALVES,
    opening: points * HALVES,
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

/** "Winning on a discard", "Winning by zi mo", "Shooter pays and bao". */
export const termsOf = (options: O): WinnerTakesTerms => ({
  shares: (tai) => sharesOf(options, tai),
  throwerPaysAll: options.shooterPays,
  minimum: options.minimumTai,
  liabilityAllowed: options.bao,
  thirdPartyThrow: options.baoThirdPartyThrow,
  instant: instantOf(options),
  falseWin: falseWinOf(options),
});
