import desktop from '../assets/translations/en/desktop.json';

type Texts = typeof desktop;
/** Keys of the sentences that main itself shows (menu, dialogs), as `group.key`. */
export type TextKey = {
  [G in keyof Texts]: Texts[G] extends string ? G : `${G}.${keyof Texts[G] & string}`;
}[keyof Texts];

const flat = new Map<string, string>(
  Object.entries(desktop).flatMap(([group, texts]): [string, string][] =>
    typeof texts === 'string'
      ? [[group, texts]]
      : Object.entries(texts).map(([key, value]): [string, string] => [`${group}.${key}`, value]),
  ),
);

/** The sentence of a key with its `{{facts}}` put in. The screens' translation library would be a large part of main. */
export const text = (key: TextKey, facts: Readonly<Record<string, string>> = {}): string =>
  (flat.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
