import type { InputEvent } from 'react';
import { plainWidth } from './plain-width.ts';

/** Lets full-width digits into a field that takes plain ones only, as those: a field of Mantine's drops what it does not know. */
export const takePlainDigits = (event: InputEvent<HTMLInputElement>): void => {
  const { data } = event;
  const plain = plainWidth(data);
  if (plain === data) return;
  event.preventDefault();
  // Typing by script is the one way that keeps the place of the cursor, the undo of the field and its own checks.
  document.execCommand('insertText', false, plain);
};
