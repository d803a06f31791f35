import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

type ProcessFacts = { readonly pid: number; readonly parent: number; readonly cpuMs: number };

const readProcess = (pid: number): ProcessFacts | undefined => {
  try {
    // The name in brackets may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { pid, parent, cpuMs: ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS };
  } catch {
    return undefined;
  }
};

/**
 * Processor time so far of all processes below this one, in milliseconds: of the browser that it started. A machine that is
 * busy with other things changes it less than the clock. Linux only; NaN elsewhere.
 */
export const browserCpuMs = (): number => {
  if (process.platform !== 'linux') return Number.NaN;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const below = (pid: number): number =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.cpuMs + below(child.pid), 0);
  return below(process.pid);
};
