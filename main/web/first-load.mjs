import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGES } from './paths.mjs';

/** Most compressed script, in bytes, that the first screen may load. */
export const FIRST_LOAD_LIMIT = 400_000;

/**
 * @param {string} html
 * @param {RegExp} tag with the file's address as its first group
 */
const compressedSize = (html, tag) =>
  [...html.matchAll(tag)].reduce(
    (sum, [, address = '']) => sum + gzipSync(readFileSync(join(PAGES, address))).length,
    0,
  );

/**
 * What `index.html` makes a browser load before anything is asked for: its script with all static imports (Vite lists
 * them as preloads) and its style sheets, in compressed bytes. Screens come on demand and are not counted.
 */
export const firstLoad = () => {
  const html = readFileSync(join(PAGES, 'index.html'), 'utf8');
  return {
    script:
      compressedSize(html, /<script[^>]*\ssrc="\.\/([^"]+)"/g) +
      compressedSize(html, /<link[^>]*rel="modulepreload"[^>]*href="\.\/([^"]+)"/g),
    style: compressedSize(html, /<link[^>]*rel="stylesheet"[^>]*href="\.\/([^"]+)"/g),
  };
};
