import { z } from 'zod';
import { type Player, playerSchema } from './records.ts';
import { sampleId } from './sample-ids.ts';

const UNSAID = { outsideId: '', club: '', emaNo: '', email: '', avoidGroup: '', forbidGroup: '', fixedTable: null };

/** The invented people as players of the register, from the list in the assets: the same ids in every club. */
export const samplePeople = (list: readonly unknown[]): readonly Player[] =>
  list.map((person, index) =>
    playerSchema.parse({ id: sampleId('players', index + 1), ...UNSAID, ...z.looseObject({}).parse(person) }),
  );
