import type { RecordKind } from '../../shared/records/records.ts';

type Facts = { readonly code: string } & { readonly [fact: string]: unknown };

/** What a command may refuse with: the declared errors of the contract. */
export type RefusalData =
  | { readonly code: 'NOT_FOUND'; readonly data: { readonly kind: string; readonly id: string } }
  | { readonly code: 'CONFLICT'; readonly data: Facts }
  | { readonly code: 'INVALID'; readonly data: { readonly errors: readonly Facts[] } };

/**
 * Thrown inside a command: it ends the transaction, so nothing of the command is kept. A thrown value rather than a
 * Result because that is how Dexie takes a transaction back; the router turns it into the contract's typed error.
 */
export class Refusal extends Error {
  readonly refusal: RefusalData;

  constructor(refusal: RefusalData) {
    super(refusal.code);
    this.name = 'Refusal';
    this.refusal = refusal;
  }
}

/** A record that the command needs is not there. */
export const notFound = (kind: RecordKind | 'changes', id: string): Refusal =>
  new Refusal({ code: 'NOT_FOUND', data: { kind, id } });

/** Not possible in the present state; `code` says which rule. */
export const conflict = (code: string, facts: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal({ code: 'CONFLICT', data: { ...facts, code } });

/** Input that contradicts itself or its context: every error found. */
export const invalid = (errors: readonly Facts[]): Refusal => new Refusal({ code: 'INVALID', data: { errors } });
