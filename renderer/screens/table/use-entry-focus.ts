import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Focus } from './use-entry.ts';

export type EntryRefs = {
  /**
   * Says which element a place of the form is: a field, a button, or a group whose choice or first field takes the cursor. Always the
   * same function for a place.
   */
  readonly place: (at: Focus['at']) => (element: HTMLElement | null) => void;
};

/** Puts the cursor where the entry wants it; on the button that records where there is nothing to type, as in a washout. */
export const useEntryFocus = (focus: Focus | undefined): EntryRefs => {
  const places = useRef(new Map<Focus['at'], HTMLElement>());
  // Before the next key can arrive.
  useLayoutEffect(() => {
    if (focus === undefined) return;
    const target = focusable(places.current.get(focus.at)) ?? places.current.get('record');
    target?.focus();
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
    if (focus.behind) target.setSelectionRange(target.value.length, target.value.length);
    else target.select();
  }, [focus]);
  const refs = useRef(new Map<Focus['at'], (element: HTMLElement | null) => void>());
  const place = useCallback((at: Focus['at']) => {
    const ref =
      refs.current.get(at) ??
      ((element: HTMLElement | null) => {
        if (element === null) places.current.delete(at);
        else places.current.set(at, element);
      });
    refs.current.set(at, ref);
    return ref;
  }, []);
  return { place };
};

const focusable = (element: HTMLElement | undefined): HTMLElement | undefined => {
  if (element?.matches('input:enabled, button:enabled')) return element;
  return (
    element?.querySelector<HTMLElement>('input:checked:enabled') ??
    element?.querySelector<HTMLElement>('input:enabled, button:enabled') ??
    undefined
  );
};
