/**
 * Values on their way between Node and a page. Playwright carries JSON and a little more; bytes are added here. Both
 * functions are also put into pages as text, so they use nothing from outside themselves.
 */

/** To plain JSON, bytes as base 64. */
export const pack = (value) => {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const bytes =
      value instanceof ArrayBuffer
        ? new Uint8Array(value)
        : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return { $bytes: btoa(text), buffer: value instanceof ArrayBuffer };
  }
  if (value === undefined) return { $undefined: true };
  if (Array.isArray(value)) return value.map(pack);
  if (value instanceof Map || value instanceof Set || value instanceof Date)
    throw new Error(`The double carries no ${value.constructor.name}`);
  if (typeof value === 'function') throw new Error('An object could not be cloned.');
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pack(part)]));
};

/** Back again. */
export const unpack = (value) => {
  if (Array.isArray(value)) return value.map(unpack);
  if (value === null || typeof value !== 'object') return value;
  if (value.$undefined === true) return undefined;
  if (typeof value.$bytes === 'string') {
    const bytes = Uint8Array.from(atob(value.$bytes), (character) => character.charCodeAt(0));
    return value.buffer ? bytes.buffer : bytes;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpack(part)]));
};
