import { useLayoutEffect, useRef } from 'react';
import type { Focus } from './use-entry.ts';

export type EntryRefs = {
  /** Says which element a place of the form is: a field, a button, or a group whose choice or first field takes the cursor. */
  readonly place: (at: Focus['at']) => (element: HTMLElement | null) => void;
};

/** Puts the cursor where the entry wants it. */
export const useEntryFocus = (focus: Focus | undefined): EntryRefs => {
  const places = useRef(new Map<Focus['at'], HTMLElement>());
  // Before the next key can arrive.
  useLayoutEffect(() => {
    if (focus === undefined) return;
    const target = focusable(places.current.get(focus.at));
    target?.focus();
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
    if (focus.behind) target.setSelectionRange(target.value.length, target.value.length);
    else target.select();
  }, [focus]);
  const place = (at: Focus['at']) => (element: HTMLElement | null) => {
    if (element === null) places.current.delete(at);
    else places.current.set(at, element);
  };
  return { place };
};

const focusable = (element: HTMLElement | undefined): HTMLElement | undefined => {
  if (element === undefined || element.matches('input, button')) return element;
  return (
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, button') ??
    undefined
  );
};
