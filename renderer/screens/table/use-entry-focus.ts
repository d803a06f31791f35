import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Chair } from '../../../shared/table/chair.ts';
import type { Focus } from './use-entry.ts';

export type EntryRefs = {
  readonly field: (chair: Chair) => (input: HTMLInputElement | null) => void;
  readonly winningTile: RefObject<HTMLInputElement | null>;
  readonly record: RefObject<HTMLButtonElement | null>;
};

/** Puts the cursor where the entry wants it. */
export const useEntryFocus = (focus: Focus | undefined): EntryRefs => {
  const inputs = useRef(new Map<Chair, HTMLInputElement>());
  const winningTile = useRef<HTMLInputElement>(null);
  const record = useRef<HTMLButtonElement>(null);
  // Before the next key can arrive.
  useLayoutEffect(() => {
    if (focus === undefined) return;
    if (focus.at === 'winning-tile') return winningTile.current?.focus();
    if (focus.at === 'record') return record.current?.focus();
    const input = inputs.current.get(focus.at);
    input?.focus();
    if (focus.behind) input?.setSelectionRange(input.value.length, input.value.length);
    else input?.select();
  }, [focus]);
  const field = (chair: Chair) => (input: HTMLInputElement | null) => {
    if (input === null) inputs.current.delete(chair);
    else inputs.current.set(chair, input);
  };
  return { field, winningTile, record };
};
