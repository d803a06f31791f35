/**
 * CRC-32 (IEEE) of a text as eight hexadecimal digits, taken over its UTF-16 code units, low byte first: `shared/` has no
 * text encoder. It finds torn and damaged files; it is no protection against somebody who means to deceive.
 */
export const checksum = (text: string): string => {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    crc = step(step(crc, unit & 0xff), unit >>> 8);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
};

const step = (crc: number, byte: number): number => (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});
