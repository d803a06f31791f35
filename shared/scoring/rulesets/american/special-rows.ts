import type { LegalHand } from '../../../hand/legal-hand.ts';
import { everyGroup } from '../../../hand/readings.ts';
import { foundIf } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import type { Form } from '../../ruleset.ts';
import type { AmericanOptions, SpecialHandOption } from './options.ts';
import { SPECIAL_HANDS, type SpecialHand } from './special-hands.ts';

const keepsConcealment = ({ concealed, kongs }: SpecialHand, { melds }: LegalHand): boolean => {
  const melded = melds.some(({ state }) => state !== 'concealed');
  if (concealed && melded) return false;
  return kongs === 'allowed' || (kongs === 'in-melded-hands' && melded) || melds.every(({ kind }) => kind !== 'kong');
};

/** How the special hands are read: one form for each, so that what makes the hand stands in one place. */
export const specialForms: readonly Form<AmericanOptions>[] = SPECIAL_HANDS.map((row) => ({
  id: row.id,
  completedBy: 'tile',
  when: (options) => options[row.option],
  read: (hand) => (keepsConcealment(row, hand) ? row.shape(hand) : undefined),
}));

const specialRow = ({ id, option, percent, named, aliases }: SpecialHand): Pattern<AmericanOptions> =>
  pattern('limit', 'winner', {
    id,
    source: `004 ${named}`,
    aliases,
    value: percent,
    excludes: 'all',
    when: (options) => options[option],
    detect: (reading) => (reading.form === id ? everyGroup(reading) : 0),
  });

/** Made by when the hand was complete. */
const eventRow = (
  id: string,
  option: SpecialHandOption,
  [percent, named]: readonly [number, string],
  happened: (context: HandContext) => boolean,
): Pattern<AmericanOptions> =>
  pattern('limit', 'winner', {
    id,
    source: `004 ${named}`,
    value: percent,
    excludes: 'all',
    tileFree: true,
    when: (options) => options[option],
    detect: (_, context) => foundIf(happened(context)),
  });

/** The document has the two hands that no tiles make before this one. */
const GREAT_SNAKE = SPECIAL_HANDS.findIndex(({ id }) => id === 'great-snake');

/** A worth each, as a percentage of the limit that is final (004 "% of Limit values are exclusive so no other points are added"). */
export const specialHands: readonly Pattern<AmericanOptions>[] = [
  ...SPECIAL_HANDS.slice(0, GREAT_SNAKE).map(specialRow),
  eventRow('heavenly-hand', 'heavenlyHand', [200, 'Heavenly Hand'], ({ circumstances }) =>
    circumstances.includes('heavenly'),
  ),
  eventRow('earthly-hand', 'earthlyHand', [100, 'Earthly Hand'], ({ circumstances }) =>
    circumstances.includes('earthly'),
  ),
  ...SPECIAL_HANDS.slice(GREAT_SNAKE).map(specialRow),
];
