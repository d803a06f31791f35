// `node main/cli/run.mjs score [--explain]`: builds the command of that name when it is missing or older than its sources,
// then runs it. Freshness is judged by file times alone, without loading Vite, so that a built command starts at once.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMANDS = ['score', 'seat'];

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const out = join(root, 'out', 'cli');

/** @param {string} folder @returns {number} */
const newestIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    const path = join(folder, entry.name);
    return Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }, 0);

/** @param {string} command */
const isFresh = (command) => {
  const built = join(out, `${command}.js`);
  if (!existsSync(built)) return false;
  const lock = statSync(join(root, 'package-lock.json')).mtimeMs;
  const newest = Math.max(lock, newestIn(join(root, 'shared')), newestIn(join(root, 'main', 'cli')));
  return statSync(built).mtimeMs > newest;
};

/** Two first calls at once may both build: each in a folder of its own, put in place by one rename. @param {string} command */
const build = async (command) => {
  const { build: viteBuild } = await import('vite');
  const scratch = join(root, 'out', `cli-${process.pid}`);
  console.error(`building ${command}`);
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'main', 'cli', `${command}.ts`),
      outDir: scratch,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${command}.js` } },
    },
    ssr: { noExternal: true },
  });
  mkdirSync(out, { recursive: true });
  renameSync(join(scratch, `${command}.js`), join(out, `${command}.js`));
  rmSync(scratch, { recursive: true, force: true });
};

const [command = '', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(command) || !existsSync(join(root, 'main', 'cli', `${command}.ts`))) {
  console.error(`usage: node main/cli/run.mjs ${COMMANDS.join('|')} [options]`);
  process.exit(2);
}
if (!isFresh(command)) await build(command);
const { main } = await import(pathToFileURL(join(out, `${command}.js`)).href);
process.exitCode = await main(args);
