import { ORPCError, ValidationError } from '@orpc/server';
import { Refusal } from './refusal.ts';

/** Said by the store itself, never with anything of what was asked: names and figures do not belong in a log. */
export type CallLog = (path: string, error: { readonly name: string; readonly stack: string }) => void;

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined; readonly code?: unknown };

/**
 * Turns what a handler threw into the contract's typed errors. Input that the schema refuses becomes INVALID with every
 * fault as code `field` with its path; anything unexpected is logged by name and place alone and reaches the client as a
 * bare internal error.
 */
export const typedError = (error: unknown, path: readonly string[], log: CallLog): unknown => {
  if (error instanceof Refusal) return new ORPCError(error.refusal.code, { data: error.refusal.data });
  if (error instanceof ORPCError) {
    if (!(error.cause instanceof ValidationError) || error.code !== 'BAD_REQUEST') return error;
    return new ORPCError('INVALID', { data: { errors: error.cause.issues.map(fieldError) } });
  }
  if (error instanceof Error && error.name !== 'AbortError') {
    log(path.join('.'), { name: error.name, stack: framesOf(error) });
  }
  return error;
};

const fieldError = ({
  path,
  message,
  ...rest
}: Issue): { readonly code: 'field'; readonly path: string; readonly rule: string } => ({
  code: 'field',
  path: (path ?? []).map(String).join('.'),
  rule: 'code' in rest && typeof rest.code === 'string' ? rest.code : message,
});

/** The stack without its first lines, which repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
