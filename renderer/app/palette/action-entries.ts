import { LANGUAGES, type Language } from '../../../shared/contract/language.ts';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { changeText } from '../../components/change-text.ts';
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
};

/** Commands that make sense now: what is already so, or has nothing to act on, is left out. */
export const actionEntries = (words: Words, facts: ActionFacts): readonly PaletteEntry[] => {
  const { status, sessionId, scheme } = facts;
  const action = (key: string, run: PaletteAction, detail?: string): PaletteEntry => ({
    id: key,
    kind: 'action',
    ...named(words, key),
    ...(detail !== undefined && { detail }),
    deed: { run },
  });
  return [
    ...(status?.undo ? [action('undo.undo', { name: 'undo' }, changeText(words.t, status.undo))] : []),
    ...(status?.redo ? [action('undo.redo', { name: 'redo' }, changeText(words.t, status.redo))] : []),
    ...(sessionId === undefined ? [] : [action('palette.action.display', { name: 'display', sessionId })]),
    ...(status === undefined || status.seq === 0 ? [] : [action('palette.action.backup', { name: 'backup' })]),
    action(scheme === 'light' ? 'scheme.toDark' : 'scheme.toLight', { name: 'scheme' }),
    ...TYPE_SIZES.filter((size) => size !== facts.typeSize).map((size) =>
      action(`palette.typeSize.${size}`, { name: 'typeSize', size }),
    ),
    ...LANGUAGES.filter((language) => language !== facts.language).map((language) =>
      action(`palette.language.${language}`, { name: 'language', language }),
    ),
  ];
};
