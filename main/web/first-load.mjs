import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGES } from './paths.mjs';

/** Most script, in bytes as the server sends it, that any screen may load when the app is opened on it. */
export const FIRST_LOAD_LIMIT = 400_000;

/** Ending of what is sent in place of a file to a browser that reads it. */
export const BROTLI = '.br';

/** Puts a compressed copy beside every script and style sheet of a folder of built pages: the server only reads files. */
export const compressFolder = (/** @type {string} */ folder) => {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css)$/.test(name)) continue;
    const path = join(folder, name);
    writeFileSync(path + BROTLI, brotliCompressSync(readFileSync(path)));
  }
};

/**
 * Bytes of a built script or style sheet as the server sends it.
 * @param {string} address relative to the pages
 */
export const sentSize = (address) => {
  const path = join(PAGES, address);
  return statSync(existsSync(path + BROTLI) ? path + BROTLI : path).size;
};

/**
 * @param {string} html
 * @param {RegExp} tag with the file's address as its first group
 */
const sentSizes = (html, tag) => [...html.matchAll(tag)].reduce((sum, [, address = '']) => sum + sentSize(address), 0);

/**
 * What `index.html` makes a browser load before anything is asked for: its script with all static imports (Vite lists
 * them as preloads) and its style sheets, in bytes as sent. Screens come on demand and are not counted.
 */
export const firstLoad = () => {
  const html = readFileSync(join(PAGES, 'index.html'), 'utf8');
  return {
    script:
      sentSizes(html, /<script[^>]*\ssrc="\.\/([^"]+)"/g) +
      sentSizes(html, /<link[^>]*rel="modulepreload"[^>]*href="\.\/([^"]+)"/g),
    style: sentSizes(html, /<link[^>]*rel="stylesheet"[^>]*href="\.\/([^"]+)"/g),
  };
};
