import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { scoreLine } from './score-line.ts';

/** Lines gathered before they are written: a pipe takes a few large pieces far faster than many small ones. */
const CHUNK = 32_768;

/**
 * `score [--explain]`: JSON lines in, one JSON line out for each, in order (contract.md). Blank lines are passed over. Ends with 0
 * unless standard input could not be read; 2 for an unknown argument.
 */
export const main = async (args: readonly string[]): Promise<number> => {
  const unknown = args.filter((arg) => arg !== '--explain');
  if (unknown.length > 0) {
    console.error(`unknown argument ${unknown.join(' ')}; usage: npm run --silent score -- [--explain] < deals.jsonl`);
    return 2;
  }
  // A reader that stops early, such as `head`, ends the work without a complaint.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const explain = args.includes('--explain');
  let waiting = '';
  let number = 0;
  try {
    // Node hands out an empty stream for a folder.
    if (fstatSync(process.stdin.fd).isDirectory()) throw new Error('it is a folder');
    for await (const line of linesOf(process.stdin)) {
      number += 1;
      // `undefined` marks the end of what has arrived: a caller who waits for an answer before the next line gets it.
      if (line !== undefined && line.trim() !== '') waiting += `${scoreLine(line, { explain, number })}\n`;
      if (line === undefined) number -= 1;
      if (waiting.length < CHUNK && line !== undefined) continue;
      await write(waiting);
      waiting = '';
    }
  } catch (error) {
    console.error(`standard input could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    await write(waiting);
  }
  return 0;
};

const write = async (text: string): Promise<void> => {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
};

const BYTE_ORDER_MARK = '\ufeff';

/** The lines of a stream without its byte order mark, which editors on Windows write, and `undefined` after each piece that arrived. */
const linesOf = async function* (input: NodeJS.ReadStream): AsyncGenerator<string | undefined> {
  let rest = '';
  let begun = false;
  input.setEncoding('utf8');
  for await (const piece of input) {
    const text = String(piece);
    const lines = `${rest}${!begun && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text}`.split('\n');
    begun = true;
    rest = lines.pop() ?? '';
    yield* lines;
    yield undefined;
  }
  if (rest !== '') yield rest;
};
