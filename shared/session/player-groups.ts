/** Between the names of several groups in one field. */
const GROUP_MARK = ';';

/** The groups that a card names, the first first: `dragons; beginners` is two. */
export const groupsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(GROUP_MARK)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** Groups as one field holds them. */
export const groupsText = (groups: readonly string[]): string => groups.join(`${GROUP_MARK} `);
