import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaOutput, Meta } from '@orpc/contract';
import type { contract } from '../../shared/contract/contract.ts';

/**
 * Inputs of every command and query, by path, as they are after the contract's check. (The library's own type gives what a
 * caller may pass before it, where names of people are still unknown text.)
 */
export type Inputs = CheckedInputs<typeof contract>;

type CheckedInputs<T> =
  T extends ContractProcedure<infer Input, AnySchema, ErrorMap, Meta>
    ? InferSchemaOutput<Input>
    : { readonly [Key in keyof T]: CheckedInputs<T[Key]> };

/** Answer of a command. */
export type Done = { readonly seq: number };
export type Made = Done & { readonly id: string };
