import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * Draws every icon file from icon.svg: `node assets/icons/render.mjs [path of a Chromium]`. The results are committed;
 * run it again after the drawing changed.
 */

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/** At these the gusts on the tiles would be smudges. */
const PLAIN_UP_TO = 32;

const drawing = readFileSync(here('icon.svg'), 'utf8');
const plain = drawing.replaceAll(/<use href="#gust"[^>]*\/>/g, '');

const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
const pngs = new Map();
for (const size of SIZES) {
  const svg = (size <= PLAIN_UP_TO ? plain : drawing).replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  pngs.set(size, await page.screenshot({ omitBackground: true }));
}
await browser.close();

mkdirSync(here('png'), { recursive: true });
for (const [size, png] of pngs) writeFileSync(here(`png/${size}x${size}.png`), png);

/** Windows: a directory of PNGs. Width and height 0 stand for 256. */
const ico = (sizes) => {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(pngs.get(size).length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += pngs.get(size).length;
  });
  return Buffer.concat([head, ...sizes.map((size) => pngs.get(size))]);
};
writeFileSync(here('icon.ico'), ico([16, 24, 32, 48, 64, 128, 256]));

/** macOS: blocks of a four-letter kind, their length and a PNG. */
const icns = (kinds) => {
  const blocks = kinds.map(([kind, size]) => {
    const head = Buffer.alloc(8);
    head.write(kind, 'latin1');
    head.writeUInt32BE(8 + pngs.get(size).length, 4);
    return Buffer.concat([head, pngs.get(size)]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 'latin1');
  head.writeUInt32BE(8 + blocks.reduce((sum, block) => sum + block.length, 0), 4);
  return Buffer.concat([head, ...blocks]);
};
writeFileSync(
  here('icon.icns'),
  icns([
    ['ic07', 128],
    ['ic08', 256],
    ['ic09', 512],
    ['ic10', 1024],
    ['ic11', 32],
    ['ic12', 64],
    ['ic13', 256],
    ['ic14', 512],
  ]),
);
