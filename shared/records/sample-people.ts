import { z } from 'zod';
import { BLANK_CARD } from './blank-card.ts';
import { type Player, playerSchema } from './records.ts';
import { sampleId } from './sample-ids.ts';

/** The invented people as players of the register, from the list in the assets: the same ids in every club. */
export const samplePeople = (list: readonly unknown[]): readonly Player[] =>
  list.map((person, index) =>
    playerSchema.parse({ id: sampleId('players', index + 1), ...BLANK_CARD, ...z.looseObject({}).parse(person) }),
  );
