/** What a live query says now; it is not followed any further. */
export const firstOf = async <T>(opened: Promise<AsyncIterator<T>>): Promise<T> => {
  const values = await opened;
  const { value, done } = await values.next();
  await values.return?.();
  if (done === true) throw new Error('a live query without a result');
  return value;
};
