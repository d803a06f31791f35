import type { FormErrors } from '@mantine/form';
import { schemaResolver } from '@mantine/form';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { NAME_LENGTH } from '../../shared/records/fields.ts';
import { errorText } from './error-text.ts';

/** Checks a form against a schema whose messages are error codes; the errors come back as sentences by field. */
export const codedErrors = (t: TFunction, schema: z.ZodType, values: unknown): FormErrors => {
  const errors = schemaResolver(schema, { sync: true })(values);
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      errorText(t, { code: typeof code === 'string' ? code : 'field-invalid', max: NAME_LENGTH, field }),
    ]),
  );
};
