/** Plain data, so that it survives structured clone and oRPC. What a person can get wrong comes back in `errors`, all at once. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly E[] };

/** A success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A refusal with every error found. */
export const fail = <E>(errors: readonly E[]): { readonly ok: false; readonly errors: readonly E[] } => ({
  ok: false,
  errors,
});
