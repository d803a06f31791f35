import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { scoreLine } from '../../../main/cli/score-line.ts';
import { CIRCUMSTANCES, INSTANT_KINDS, LIABLE_CAUSES, RESULTS } from '../../../shared/scoring/deal-facts.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { BONUS_TILES, TILES, WINDS } from '../../../shared/tiles/tile.ts';
import { optionsOf } from '../../arbitraries/deals.ts';
import { PROPERTY_RUNS } from '../../property-runs.ts';

const wind = fc.constantFrom(...WINDS);
const tile = fc.constantFrom(...TILES);
/** Something of the right kind, mostly; else anything that JSON can hold. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
const number = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double(), fc.constantFrom(1e300, -0, 1e9, 0.5));

const set = fc
  .tuple(tile, fc.constantFrom(3, 4), fc.constantFrom('[]', '()', '[+]', ''))
  .map(([kind, times, brackets]) => `${brackets.slice(0, 1)}${kind.repeat(times)}${brackets.slice(1)}`);
const handText = fc
  .tuple(
    fc.array(set, { maxLength: 5 }),
    fc.array(tile, { maxLength: 15 }),
    fc.array(fc.constantFrom(...BONUS_TILES), { maxLength: 9 }),
  )
  .map((parts) => parts.flat().join(' '));
const handObject = fc.record(
  {
    melds: mostly(
      fc.array(
        fc.record({
          type: mostly(fc.constantFrom('pung', 'chow', 'kong')),
          tiles: mostly(fc.array(mostly(tile), { maxLength: 6 })),
          state: mostly(fc.constantFrom('exposed', 'concealed', 'claimed', 'promoted')),
        }),
        { maxLength: 6 },
      ),
    ),
    concealed: mostly(fc.array(mostly(tile), { maxLength: 30 })),
    bonus: mostly(fc.array(mostly(fc.constantFrom(...BONUS_TILES)), { maxLength: 14 })),
  },
  { requiredKeys: [] },
);
const value = fc.oneof(
  fc.record({ points: mostly(number), doubles: mostly(number) }),
  fc.record({ total: mostly(number) }),
  fc.record({ tai: mostly(number) }),
);
const bySeat = (one: fc.Arbitrary<unknown>) => fc.record({ E: one, S: one, W: one, N: one }, { requiredKeys: [] });

const line = fc.constantFrom(...RULESETS).chain((ruleset) =>
  fc.record(
    {
      system: mostly(fc.constant(ruleset.id)),
      options: mostly(optionsOf(ruleset)),
      prevailingWind: mostly(wind),
      result: mostly(fc.constantFrom(...RESULTS)),
      winner: mostly(wind),
      discarder: mostly(wind),
      winningTile: mostly(tile),
      circumstances: mostly(fc.array(mostly(fc.constantFrom(...CIRCUMSTANCES)), { maxLength: 4 })),
      dealerWins: mostly(number),
      dealerStays: mostly(number),
      liable: mostly(wind),
      liableCause: mostly(fc.constantFrom(...LIABLE_CAUSES)),
      offender: mostly(wind),
      sweep: mostly(wind),
      tilesLeft: mostly(number),
      replacements: mostly(number),
      hands: mostly(bySeat(mostly(fc.oneof(handText, handObject)))),
      values: mostly(bySeat(mostly(value))),
      instant: mostly(
        fc.array(
          fc.record(
            {
              seat: mostly(wind),
              kind: mostly(fc.constantFrom(...INSTANT_KINDS)),
              opening: mostly(fc.boolean()),
              payer: mostly(wind),
            },
            { requiredKeys: ['seat', 'kind'] },
          ),
          { maxLength: 6 },
        ),
      ),
    },
    { requiredKeys: ['system', 'result'] },
  ),
);

const answer = z.union([
  z.object({ ok: z.literal(false), errors: z.array(z.looseObject({ code: z.string() })).min(1) }),
  z.object({
    ok: z.literal(true),
    net: z.record(z.enum(WINDS), z.number()).nullable(),
    dealer: z.enum(['stays', 'passes']),
  }),
]);

test('whatever a line holds, it is answered: scored to a sum of zero, or refused with its errors, each once', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(line, fc.boolean(), (raw, explain) => {
      const read = answer.parse(JSON.parse(scoreLine(JSON.stringify(raw), { explain, number: 1 })));
      if (read.ok) {
        const { E, S, W, N } = read.net ?? { E: 0, S: 0, W: 0, N: 0 };
        expect(E + S + W + N).toBe(0);
        return;
      }
      const said = read.errors.map((error) => JSON.stringify(error));
      expect(said.length).toBe(new Set(said).size);
    }),
    // Most lines are broken, and what a broken one might have meant takes its time.
    { numRuns: Math.ceil(PROPERTY_RUNS / 5) },
  );
});
