import { z } from 'zod';
import { NAME_LENGTH, PLAIN_TEXT } from '../../../shared/records/fields.ts';
import { SEASON_FIGURES, type Season } from '../../../shared/records/season.ts';

/** What stands in the fields; a number may be '' while its field is empty, a day while there is none. */
export type SeasonValues = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** '' for any. */
  readonly ruleset: string;
  readonly figure: Season['figure'];
  readonly best: number | string;
  readonly minimumGames: number | string;
};

/** No season has more games, and nobody means to type more. */
const MOST = 9999;

const day = z.union([z.literal(''), z.iso.date('date-invalid')], 'date-invalid');

const countFrom = (least: number, code: string) =>
  z.union([z.literal(''), z.int(code).min(least, code).max(MOST, code)], code);

/** Messages are error codes. */
export const seasonValuesSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'season-name-empty')
      .max(NAME_LENGTH, 'text-too-long')
      .regex(PLAIN_TEXT, 'hidden-character'),
    from: day,
    to: day,
    best: countFrom(1, 'season-best-invalid'),
    minimumGames: countFrom(0, 'season-minimum-invalid'),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, { path: ['to'], message: 'season-ends-early' });

/** A new season begins with the year of `today` and has no end: what most clubs mean by one. */
export const newSeasonValues = (today: string): SeasonValues => ({
  name: '',
  from: `${today.slice(0, 4)}-01-01`,
  to: '',
  ruleset: '',
  figure: SEASON_FIGURES[0],
  best: '',
  minimumGames: '',
});

export const valuesOfSeason = ({ name, from, to, ruleset, figure, best, minimumGames }: Season): SeasonValues => ({
  name,
  from: from ?? '',
  to: to ?? '',
  ruleset: ruleset ?? '',
  figure,
  best: best ?? '',
  minimumGames: minimumGames === 0 ? '' : minimumGames,
});

/** What the store is sent. Call it with values that passed the check. */
export const seasonOf = (id: string, values: SeasonValues): Season => ({
  id,
  name: values.name.trim(),
  from: values.from === '' ? null : values.from,
  to: values.to === '' ? null : values.to,
  ruleset: values.ruleset === '' ? null : values.ruleset,
  figure: values.figure,
  best: values.best === '' ? null : Number(values.best),
  minimumGames: Number(values.minimumGames),
});
