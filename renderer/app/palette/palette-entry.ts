import type { Language } from '../../../shared/contract/language.ts';
import type { ShortcutId } from '../../components/shortcuts/shortcut-list.ts';
import type { TypeSize } from '../type-size.ts';

/** What the palette finds, in the order in which equals are listed. */
const PALETTE_KINDS = ['table', 'screen', 'action', 'session', 'season', 'player', 'print'] as const;
export type PaletteKind = (typeof PALETTE_KINDS)[number];

/** Commands that the shell or the page shown has too; the palette makes no new ones. */
export type PaletteAction =
  | { readonly name: 'undo' | 'redo' | 'scheme' | 'backup' | 'rehearsal' }
  | { readonly name: 'display'; readonly sessionId: string }
  | { readonly name: 'shortcut'; readonly id: ShortcutId }
  | { readonly name: 'language'; readonly language: Language }
  | { readonly name: 'typeSize'; readonly size: TypeSize };

export type PaletteEntry = {
  /** Unlike that of every other entry. */
  readonly id: string;
  readonly kind: PaletteKind;
  readonly title: string;
  /** Says more about the one meant: who sits at a table, the date of a session. */
  readonly detail?: string;
  /** What else it is found by, as good as by its title. */
  readonly names: readonly string[];
  /** The key that does the same. */
  readonly shortcut?: ShortcutId;
  /** An address of the router, or a command. */
  readonly deed: { readonly go: string } | { readonly run: PaletteAction };
};

/** Where a kind stands among equals. */
export const kindOrder = (kind: PaletteKind): number => PALETTE_KINDS.indexOf(kind);
