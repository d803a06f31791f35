/** Strings, and what opens and shuts objects and lists; a string before a colon is a key. */
const PARTS = /"(?:[^"\\]+|\\.)*"(\s*:)?|[{}[\]]/gs;

/**
 * Keys that an object of this text has more than once, each named once; `text` is valid JSON. Read from the text, since
 * `JSON.parse` keeps the last of them without a word.
 */
export const repeatedKeys = (text: string): readonly string[] => {
  const repeated = new Set<string>();
  // The keys of every object that is open here; a list has none.
  const open: Set<string>[] = [];
  for (const [part, colon] of text.matchAll(PARTS)) {
    if (part === '{' || part === '[') open.push(new Set());
    else if (part === '}' || part === ']') open.pop();
    else if (colon !== undefined) {
      const key = String(JSON.parse(part.slice(0, -colon.length)));
      const keys = open.at(-1);
      if (keys?.has(key) === true) repeated.add(key);
      keys?.add(key);
    }
  }
  return [...repeated];
};
