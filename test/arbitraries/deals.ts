import fc from 'fast-check';
import type { DealFacts, SeatValue } from '../../shared/scoring/deal-facts.ts';
import type { RulesetOptions } from '../../shared/scoring/options.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import type { Wind } from '../../shared/tiles/tile.ts';
import { wind } from './tiles.ts';

/** Any option set that the system accepts, its defaults as often as not. */
export const optionsOf = ({ optionFields }: Ruleset): fc.Arbitrary<RulesetOptions> =>
  fc.oneof(
    fc.constant({}),
    fc.record(
      Object.fromEntries(
        optionFields.map((field) => {
          if (field.kind === 'boolean') return [field.key, fc.boolean()];
          if (field.kind === 'choice') return [field.key, fc.constantFrom(...field.choices)];
          return [field.key, fc.integer({ min: field.min, max: field.max })];
        }),
      ),
      { requiredKeys: [] },
    ),
  );

type Seats = { readonly winner: Wind; readonly discarder: Wind; readonly selfDrawn: boolean };

const seats: fc.Arbitrary<Seats> = fc
  .record({ winner: wind, discarder: wind, selfDrawn: fc.boolean() })
  .filter(({ winner, discarder }) => winner !== discarder);

const winFacts = (
  { winner, discarder, selfDrawn }: Seats,
  rest: Pick<DealFacts<Wind>, 'hands' | 'values'>,
): DealFacts<Wind> => ({
  result: 'win',
  winner,
  ...(selfDrawn ? {} : { discarder }),
  circumstances: [],
  instant: [],
  ...rest,
});

const anyValue = ({ valueKinds }: Ruleset): fc.Arbitrary<SeatValue> => {
  const kinds = {
    points: fc.record({ points: fc.integer({ min: 0, max: 200 }), doubles: fc.integer({ min: 0, max: 8 }) }),
    total: fc.record({ total: fc.integer({ min: 0, max: valueKinds.includes('tai') ? 5 : 10 }) }),
    tai: fc.record({ tai: fc.integer({ min: 0, max: 12 }) }),
  };
  return fc.oneof(...valueKinds.map((kind) => kinds[kind]));
};

/** On-the-spot events that cannot contradict each other: all of them at one seat, and each kind of bonus tile once. */
const events = ({ instantKinds }: Ruleset): fc.Arbitrary<DealFacts<Wind>['instant']> =>
  fc
    .tuple(wind, fc.subarray(instantKinds.filter((kind) => kind !== 'other-flower-pair')), fc.boolean())
    .map(([seat, kinds, opening]) =>
      kinds.map((kind) => ({ seat, kind, opening: opening && !kind.startsWith('kong') })),
    );

/** A win of which only worths are known, with on-the-spot events where the system has them. */
export const dealOfValues = (ruleset: Ruleset): fc.Arbitrary<DealFacts<Wind>> => {
  const value = anyValue(ruleset);
  return fc
    .tuple(seats, fc.record({ E: value, S: value, W: value, N: value }), events(ruleset))
    .map(([seat, values, instant]) => ({ ...winFacts(seat, { hands: {}, values }), instant }));
};
