import {
  type ShortcutId,
  type ShortcutPlace,
  shortcutIds,
  shortcutOf,
} from '../../components/shortcuts/shortcut-list.ts';

export type KeyGroup = {
  readonly place: ShortcutPlace;
  /** The page shown is of this place. */
  readonly here: boolean;
  readonly ids: readonly ShortcutId[];
};

/** The list by place, the places of the page shown first; else in its own order. */
export const keyGroups = (live: ReadonlySet<ShortcutId>): readonly KeyGroup[] => {
  const places = [...new Set(shortcutIds().map((id) => shortcutOf(id).place))];
  return places
    .map((place) => {
      const ids = shortcutIds().filter((id) => shortcutOf(id).place === place);
      return { place, ids, here: ids.some((id) => live.has(id)) };
    })
    .toSorted((one, two) => Number(two.here) - Number(one.here));
};
