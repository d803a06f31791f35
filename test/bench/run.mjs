import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * `npm run bench [-- name…]`: bundles every `*.bench.ts` of this folder, runs one after the other and prints the
 * medians. Each exports `bench(): Promise<{ name, rows: { what, median, unit }[] }>` and states its input sizes in
 * `what`. Figures are to compare two states of the code on one machine; nothing here passes or fails.
 */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = fileURLToPath(new URL('../../out/bench/', import.meta.url));
const SUFFIX = '.bench.ts';

const asked = process.argv.slice(2);
const names = readdirSync(HERE)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .filter((name) => asked.length === 0 || asked.includes(name));
if (names.length === 0) throw new Error(`No bench named ${asked.join(', ')}`);

/** Processes that wanted a processor, on average of the last minute. */
const load = () => (loadavg()[0] ?? 0).toFixed(1);

process.env.NODE_ENV = 'production';
await build({
  configFile: false,
  logLevel: 'warn',
  root: HERE,
  publicDir: false,
  // Playwright loads files of its own beside it, and the scripts of `main/web` find the checkout from where they stand.
  ssr: { noExternal: true, external: ['@playwright/test'], target: 'node' },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      external: [/\/main\/web\/\w[\w-]*\.mjs$/],
      input: Object.fromEntries(names.map((name) => [name, join(HERE, `${name}${SUFFIX}`)])),
      output: { format: 'es', entryFileNames: '[name].mjs' },
    },
  },
});

console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const name of names) {
  const { bench } = await import(pathToFileURL(join(OUT, `${name}.mjs`)).href);
  const before = load();
  const result = await bench();
  console.log(`\n${result.name}\n  machine load ${before} before, ${load()} after`);
  for (const { what, median, unit } of result.rows) {
    console.log(`  ${median.toLocaleString('en-GB').padStart(12)} ${unit.padEnd(10)} ${what}`);
  }
}
