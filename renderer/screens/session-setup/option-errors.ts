import type { TFunction } from 'i18next';
import { errorText } from '../../components/error-text.ts';
import { rulesetOf, type SetupValues } from './setup-values.ts';

/** What the rule system says of the options, by form field. */
export const optionErrors = (
  t: TFunction,
  values: Pick<SetupValues, 'ruleset' | 'options'>,
): Record<string, string> => {
  const parsed = rulesetOf(values).parseOptions(values.options);
  if (parsed.ok) return {};
  return Object.fromEntries(
    parsed.errors.map((error) => [
      `options.${String(error.option)}`,
      errorText(t, { ...error, code: typeof error.min === 'number' ? 'option-out-of-range' : error.code }),
    ]),
  );
};
