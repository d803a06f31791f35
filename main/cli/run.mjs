// `node main/cli/run.mjs score [--explain]`: builds the command of that name when it is missing or older than its sources,
// then runs it. Freshness is judged by file times alone, without loading Vite, so that a built command starts at once.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMANDS = ['score', 'seat'];

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const out = join(root, 'out', 'cli');

/** The files that a build was made of stand beside it. @param {string} command */
const isFresh = (command) => {
  const [built, list] = [join(out, `${command}.js`), join(out, `${command}.sources.json`)];
  if (!existsSync(built) || !existsSync(list)) return false;
  const age = statSync(built).mtimeMs;
  /** @type {string[]} */
  const sources = JSON.parse(readFileSync(list, 'utf8'));
  return sources.every((source) => {
    const found = statSync(join(root, source), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < age;
  });
};

/** Two first calls at once may both build: each in a folder of its own, put in place by renames. @param {string} command */
const build = async (command) => {
  const { build: viteBuild } = await import('vite');
  const scratch = join(root, 'out', `cli-${process.pid}`);
  console.error(`building ${command}`);
  const begun = new Date();
  const result = await viteBuild({
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
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const sources = chunks
    .flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []))
    .map((id) => relative(root, id))
    .filter((id) => /^(shared|main)\b/.test(id));
  writeFileSync(join(scratch, `${command}.sources.json`), JSON.stringify([...sources, 'package-lock.json']));
  // A source that was saved while the build ran is newer than the build.
  utimesSync(join(scratch, `${command}.js`), begun, begun);
  mkdirSync(out, { recursive: true });
  for (const name of [`${command}.sources.json`, `${command}.js`]) renameSync(join(scratch, name), join(out, name));
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
