import { z } from 'zod';
import { NAME_LENGTH, PLAIN_TEXT } from '../../../shared/records/fields.ts';
import { PLAYER_STATUSES, type Player } from '../../../shared/records/records.ts';

/** What stands in the card's fields. `fixedTable` is '' while it is empty. */
export type PlayerValues = Omit<Player, 'id' | 'fixedTable'> & { readonly fixedTable: number | string };

/** Fields that few clubs need: folded away until asked for, or until one of them is filled. */
const RARE_FIELDS = ['country', 'emaNo', 'email', 'avoidGroup', 'forbidGroup'] as const;

const text = z.string().max(NAME_LENGTH, 'text-too-long').regex(PLAIN_TEXT, 'hidden-character');

/** As far as a CSV file can say it. */
const tableNumber = z.int('bad-table-number').min(1, 'bad-table-number').max(9999, 'bad-table-number');

/** Messages are error codes. A display name may be left to the first and last name. */
export const playerValuesSchema = z
  .object({
    outsideId: text,
    lastName: text,
    firstName: text,
    displayName: text,
    club: text,
    country: text,
    emaNo: text,
    email: text,
    status: z.enum(PLAYER_STATUSES),
    avoidGroup: text,
    forbidGroup: text,
    fixedTable: z.union([z.literal(''), tableNumber], 'bad-table-number'),
  })
  .superRefine((values, { addIssue }) => {
    const name = shownName(values);
    if (name === '') addIssue({ code: 'custom', path: ['displayName'], message: 'player-name-empty' });
    if (name.length > NAME_LENGTH) addIssue({ code: 'custom', path: ['displayName'], message: 'text-too-long' });
  });

/** The name on every screen and sheet: as typed, else made of first and last name. Spaces at the ends are nobody's name. */
export const shownName = ({
  displayName,
  firstName,
  lastName,
}: Pick<PlayerValues, 'displayName' | 'firstName' | 'lastName'>): string =>
  displayName.trim() || [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ');

/** A stored player as fields. */
export const valuesOfPlayer = ({ id: _, fixedTable, ...player }: Player): PlayerValues => ({
  ...player,
  fixedTable: fixedTable ?? '',
});

/** What the store is sent. Call it with values that passed the check. */
export const playerOf = (id: string, values: PlayerValues): Player => ({
  ...values,
  id,
  displayName: shownName(values),
  fixedTable: typeof values.fixedTable === 'number' ? values.fixedTable : null,
});

/** Whether a rare field says something. */
export const hasRareFields = (values: PlayerValues): boolean =>
  values.fixedTable !== '' || RARE_FIELDS.some((field) => values[field] !== '');
