/**
 * What has come, with every part that says the same as before replaced by the very object of before: whoever draws a part
 * then knows by its identity that there is nothing to draw. `after` has to be fresh, known to nobody else: it is written into.
 */
export const keepSame = <T>(before: T | undefined, after: T): T =>
  before !== undefined && graft(before, after) ? before : after;

/** Whether both say the same; meanwhile puts what is the same in `before` into `after`. */
const graft = (before: unknown, after: unknown): boolean => {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    const same = after.map((item, index) => {
      const kept = graft(before[index], item);
      if (kept) after[index] = before[index];
      return kept;
    });
    return before.length === after.length && same.every(Boolean);
  }
  if (!isPlain(before) || !isPlain(after)) return false;
  const keys = Object.keys(after);
  const same = keys.map((key) => {
    const kept = graft(before[key], after[key]);
    if (kept) after[key] = before[key];
    return kept;
  });
  return keys.length === Object.keys(before).length && same.every(Boolean);
};

/** An object as JSON makes it. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
