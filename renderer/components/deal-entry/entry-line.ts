import { type Chair, chairOfWind, type Seating } from '../../../shared/table/chair.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { plainWidth } from '../plain-width.ts';
import type { Draft, DraftAction, Source } from './draft.ts';

/** The three fields of a deal in which only the winner is paid, in the order in which they are typed. */
export const LINE_FIELDS = ['winner', 'worth', 'source'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

export type Pressed = {
  readonly actions: readonly DraftAction[];
  /** Where the next key goes; `done` records the deal. */
  readonly at: LineField | 'done';
};

type Line = { readonly at: LineField; readonly draft: Pick<Draft, 'worth' | 'source'>; readonly seating: Seating };

/**
 * What a key does in the line: a letter or number of a seat picks and goes on, Enter goes on, Backspace goes back. In the
 * field of the worth a digit is text, so only a letter picks there: `e3s` and Enter is a deal. Undefined: the key is none
 * of the line's, or text of the field.
 */
export const pressKey = ({ at, draft, seating }: Line, key: string): Pressed | undefined => {
  switch (at) {
    case 'winner': {
      const chair = seatOfKey(key, seating);
      if (chair !== undefined) return { actions: [{ type: 'winner', chair, withWorth: true }], at: 'worth' };
      if (key === 'Enter') return { actions: [], at: 'worth' };
      return key === 'Backspace' ? { actions: [{ type: 'winner', chair: undefined }], at: 'winner' } : undefined;
    }
    case 'worth': {
      const source = /^\d$/.test(plainWidth(key)) ? undefined : sourceOfKey(key, seating);
      if (source !== undefined) return { actions: [{ type: 'source', source }], at: 'source' };
      if (key === 'Enter') return { actions: [], at: 'source' };
      return key === 'Backspace' && draft.worth === '' ? { actions: [], at: 'winner' } : undefined;
    }
    case 'source': {
      const source = sourceOfKey(key, seating);
      if (source !== undefined) return { actions: [{ type: 'source', source }], at: 'source' };
      if (key === 'Enter') return { actions: [], at: 'done' };
      if (key !== 'Backspace') return undefined;
      return draft.source === undefined
        ? { actions: [], at: 'worth' }
        : { actions: [{ type: 'source', source: undefined }], at: 'source' };
    }
    default:
      return at satisfies never;
  }
};

/** The seat that a key names: the letter of its wind, or its number from East. */
export const seatOfKey = (typed: string, { dealer, players }: Seating): Chair | undefined => {
  const key = plainWidth(typed);
  const winds = WINDS.slice(0, players);
  const wind =
    winds.find((one) => one === key.toUpperCase()) ?? (/^[1-4]$/.test(key) ? winds[Number(key) - 1] : undefined);
  return wind === undefined ? undefined : chairOfWind(wind, dealer, players);
};

const sourceOfKey = (typed: string, seating: Seating): Source | undefined => {
  const key = plainWidth(typed);
  return key === '0' || key.toLowerCase() === 'z' ? 'self' : seatOfKey(key, seating);
};

/** Where the cursor belongs in a line that is partly filled. */
export const openField = ({ winner, worth, laid }: Pick<Draft, 'winner' | 'worth' | 'laid'>): LineField =>
  winner === undefined ? 'winner' : worth.trim() === '' && laid[winner].trim() === '' ? 'worth' : 'source';
