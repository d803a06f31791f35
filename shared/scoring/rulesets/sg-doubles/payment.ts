import type { InstantTerm } from '../../instant.ts';
import type { Shares, WinnerTakesTerms } from '../../winner-takes.ts';
import type { DoublesOptions as O } from './options.ts';

const HALVES = 2;

/** "Each row doubles the one above it … 6 : 4 : 2 : 1". Below one double the halving goes on (filling 26). */
const sharesOf = ({ stake }: O, doubles: number): Shares => {
  const ordinary = stake * HALVES * 2 ** (doubles - 1);
  return { ordinary, full: ordinary * 2 };
};

/** "The offender loses the agreed Zhi Mo limit points to every other player." */
const falseWinOf = (options: O): number => {
  switch (options.falseWin) {
    case 'zhi-mo-limit':
      return sharesOf(options, options.limit).full;
    case 'fixed':
      return options.falseWinPoints * HALVES;
    case 'nothing':
      return 0;
    default:
      return options.falseWin satisfies never;
  }
};

/** "Usually at 2–2.5× one Double: 20 for an exposed Kong, 40 for an Um Kong." Half units. */
const kongOf = ({ kongPays, kongPoints, stake }: O): number => {
  switch (kongPays) {
    case 'two-doubles':
      return stake * 2 * HALVES;
    case 'two-and-a-half-doubles':
      return stake * 5;
    case 'fixed':
      return kongPoints * HALVES;
    default:
      return kongPays satisfies never;
  }
};

/** Kong and yao: each pays as a kong, or as an um kong when it lay there at the breaking of the wall. */
const instantOf = (options: O): WinnerTakesTerms['instant'] => {
  const kong = kongOf(options);
  const um = kong * options.umKongTimes;
  const yao: InstantTerm = { during: kong, opening: options.openingUmYao ? um : kong, payers: 'everybody' };
  const everybody = (amount: number): InstantTerm => ({ during: amount, opening: amount, payers: 'everybody' });
  const allAnimals: InstantTerm =
    options.allAnimalsPay === 'on-top-of-pairs' ? yao : { ...yao, includes: ['cat-rat', 'rooster-centipede'] };
  return {
    'kong-exposed': options.baoKang
      ? { ...everybody(kong), payers: 'one-may-bear-all', tilesLeft: options.baoKangTiles }
      : everybody(kong),
    'kong-concealed': everybody(um),
    ...(options.animalPairsPay && { 'cat-rat': yao, 'rooster-centipede': yao }),
    ...(options.ownFlowerPairPays && { 'own-flower-pair': yao }),
    ...(options.otherFlowerPairPays && { 'other-flower-pair': { ...yao, payers: 'one-alone' } satisfies InstantTerm }),
    ...(options.completeColourPays && { 'all-flowers': yao, 'all-seasons': yao }),
    ...(options.allAnimalsPay !== 'off' && { 'all-animals': allAnimals }),
  };
};

/** "Doubles calculator", "Bao" and the on-the-spot payments of animals, flowers and kongs. */
export const termsOf = (options: O): WinnerTakesTerms => ({
  shares: (doubles) => sharesOf(options, doubles),
  throwerPaysAll: false,
  minimum: options.minimumDoubles,
  liabilityAllowed: options.bao,
  liabilityPassesOn: options.baoRollsOver,
  thirdPartyThrow: options.baoThirdPartyThrow,
  instant: instantOf(options),
  falseWin: falseWinOf(options),
});
