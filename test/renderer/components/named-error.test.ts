import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { errorText } from '../../../renderer/components/error-text.ts';
import { namedError } from '../../../renderer/components/named-error.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';

beforeAll(startTranslations);

const place = {
  names: { a: 'Anna', b: 'Ben', c: 'Chloé', d: 'Dmitri' },
  seating: { dealer: 'b', players: 4 },
} as const;
const say = (error: { readonly code: string; readonly [fact: string]: unknown }) =>
  errorText(i18next.t, namedError(i18next.t, error, place));

test.each([
  [{ code: 'winner-is-discarder', seat: 'S' }, 'South (Chloé) cannot have won and discarded the winning tile as well.'],
  [
    { code: 'winner-is-discarder', seat: 'S', chair: 'a' },
    'North (Anna) cannot have won and discarded the winning tile as well.',
  ],
  [
    { code: 'fifth-copy-in-deal', tile: 'B2', count: 5, seats: ['E', 'N'] },
    '5 tiles B2 among East (Ben), North (Anna); there are only 4.',
  ],
  [
    { code: 'circumstances-exclude-each-other', first: 'last-wall-tile', second: 'last-discard' },
    '“Last tile of the wall” and “Last discard” cannot both be true.',
  ],
  [
    { code: 'value-negative', chair: 'b', token: '-5', position: 0, value: '-5' },
    'East (Ben): a worth cannot be negative (-5).',
  ],
  [{ code: 'value-negative', seat: 'E', field: 'total', value: -5 }, 'East (Ben): a worth cannot be negative (-5).'],
  [
    { code: 'instant-payer-rule-off', seat: 'E', kind: 'kong-exposed', payer: 'S' },
    'South (Chloé) cannot pay for everybody: under these rules each player pays for the “Exposed kong” of East (Ben).',
  ],
  [
    { code: 'liable-cause-contradicted', seat: 'S', cause: 'dragon-sets', winner: 'N' },
    'South (Chloé): what North (Anna) shows does not fit “Third dragon set”.',
  ],
])('%j', (error, sentence) => expect(say(error)).toBe(sentence));
