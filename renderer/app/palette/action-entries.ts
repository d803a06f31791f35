import { LANGUAGES, type Language } from '../../../shared/contract/language.ts';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { changeText } from '../../components/change-text.ts';
import { type ShortcutId, shortcutIds } from '../../components/shortcuts/shortcut-list.ts';
import { TYPE_SIZES, type TypeSize } from '../type-size.ts';
import type { PaletteAction, PaletteEntry } from './palette-entry.ts';
import { named, type Words } from './place-entries.ts';

/** What the actions depend on. */
export type ActionFacts = {
  /** Undefined until the store has said it. */
  readonly status: StoreStatus | undefined;
  readonly sessionId: string | undefined;
  readonly scheme: 'light' | 'dark';
  readonly typeSize: TypeSize;
  readonly language: Language | undefined;
  /** What the page shown answers to. */
  readonly live: ReadonlySet<ShortcutId>;
};

/** These have an entry that says what they would take back or is there on every page, or are the palette itself. */
const OTHERWISE: readonly ShortcutId[] = ['palette', 'undo', 'redo', 'watchRehearsal'];

/** Commands that make sense now: what is already so, or has nothing to act on, is left out. */
export const actionEntries = (words: Words, facts: ActionFacts): readonly PaletteEntry[] => {
  const { status, sessionId, scheme, live } = facts;
  const action = (key: string, run: PaletteAction, detail?: string): PaletteEntry => ({
    id: key,
    kind: 'action',
    ...named(words, key),
    ...(detail !== undefined && { detail }),
    deed: { run },
  });
  const back = (name: 'undo' | 'redo'): readonly PaletteEntry[] => {
    const change = status?.[name];
    if (!change) return [];
    return [{ ...action(`undo.${name}`, { name }, changeText(words.t, change)), shortcut: name }];
  };
  return [
    ...shortcutIds()
      .filter((id) => live.has(id) && !OTHERWISE.includes(id))
      .map((id) => ({ ...action(`keys:does.${id}`, { name: 'shortcut', id }), shortcut: id })),
    ...back('undo'),
    ...back('redo'),
    ...(sessionId === undefined ? [] : [action('palette.action.display', { name: 'display', sessionId })]),
    ...(status === undefined || status.seq === 0 ? [] : [action('palette.action.backup', { name: 'backup' })]),
    action('rehearsal:watch', { name: 'rehearsal' }),
    action(scheme === 'light' ? 'scheme.toDark' : 'scheme.toLight', { name: 'scheme' }),
    ...TYPE_SIZES.filter((size) => size !== facts.typeSize).map((size) =>
      action(`palette.typeSize.${size}`, { name: 'typeSize', size }),
    ),
    ...LANGUAGES.filter((language) => language !== facts.language).map((language) =>
      action(`palette.language.${language}`, { name: 'language', language }),
    ),
  ];
};
