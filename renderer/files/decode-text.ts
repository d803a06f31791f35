export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The text of a file of unknown encoding, without its byte order mark. UTF-16 is believed only with its mark; what is not
 * valid UTF-8 is taken as Windows-1252, in which every byte is a character: no name is ever refused for its letters.
 */
export const decodeText = (bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } => {
  const encoding = encodingOf(bytes);
  const text = encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
  return { text, encoding };
};

/** A spreadsheet, a picture, an archive: no text in any encoding that `decodeText` reads holds a zero byte. */
export const isBinary = (bytes: Uint8Array): boolean => !encodingOf(bytes).startsWith('utf-16') && bytes.includes(0);

/** Windows-1252 from 0x80 to 0x9f; all other bytes are their own code points. The five unassigned ones stay as they are. */
const HIGH_CONTROLS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** By hand, because the decoder of Node 20 takes this encoding for Latin-1 and would lose the euro sign and the quotes. */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? HIGH_CONTROLS[byte - 0x80] : String.fromCharCode(byte),
  ).join('');

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};
