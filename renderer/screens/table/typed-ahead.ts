/**
 * Keys pressed while a deal is on its way to the disk. A fast typist does not wait: nothing typed may get lost or land in
 * the deal before.
 */
export type TypedAhead = {
  /** Takes a key that would change a field; false leaves it to the browser. */
  readonly take: (key: string) => boolean;
  /** What was typed, one text a field, in the order of the fields; empties the buffer. One text more than Enters pressed. */
  readonly drain: () => readonly string[];
};

export const typedAhead = (): TypedAhead => {
  let fields: string[] = [''];
  const last = (change: (text: string) => string) => {
    fields = [...fields.slice(0, -1), change(fields.at(-1) ?? '')];
  };
  return {
    take: (key) => {
      if (key === 'Enter') fields = [...fields, ''];
      else if (key === 'Backspace') last((text) => text.slice(0, -1));
      else if ([...key].length === 1) last((text) => text + key);
      else return false;
      return true;
    },
    drain: () => {
      const typed = fields;
      fields = [''];
      return typed;
    },
  };
};
