import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { scoreLine } from '../../../main/cli/score-line.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';

const at = (file: string) => new URL(`../../fixtures/ruleset-results/${file}`, import.meta.url);
const DIGESTS = at('digests.json');

/** By system and version, a digest of each deal's result, one after the other. */
const digestsSchema = z.record(z.string(), z.record(z.string(), z.string()));
const WIDTH = 6;

/** Taken as it is, or absent. */
const something = z.unknown().optional();
const sheet = z.object({
  points: something,
  doubles: something,
  tai: something,
  total: something,
  limitHand: something,
  capped: something,
  lines: z.array(
    z.object({
      pattern: something,
      unit: something,
      value: something,
      times: something,
      counted: something,
      excludedBy: something,
    }),
  ),
});
/** What a stored deal would be found to differ in. A clause, a step in other words or the order of tiles is no result. */
const result = z.object({
  ok: z.boolean(),
  errors: z.array(z.object({ code: z.string() })).optional(),
  sheets: z.record(z.string(), sheet).optional(),
  payments: something,
  net: something,
  dealer: something,
});

const digestOf = (deal: string): string => {
  const answer = result.parse(JSON.parse(scoreLine(deal, { explain: true, number: 1 })));
  return createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, WIDTH);
};

const read = () => digestsSchema.parse(JSON.parse(readFileSync(DIGESTS, 'utf8')));
const COMMAND = 'UPDATE_RESULTS=1 npx vitest run test/shared/scoring/versions.test.ts';

test.each(RULESETS.map(({ id, version }) => [id, version] as const))(
  '%s %s: results are those of the version',
  (id, version) => {
    const deals = readFileSync(at(`${id}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n');
    const now = deals.map(digestOf);
    const before = read()[id]?.[version] ?? '';
    const changed = now.flatMap((digest, nth) => {
      const known = before.slice(nth * WIDTH, (nth + 1) * WIDTH);
      return known === '' || known === digest ? [] : [nth + 1];
    });
    const [first] = changed;
    expect(
      changed,
      first === undefined
        ? ''
        : `${changed.length} of ${deals.length} deals come out otherwise than under ${id} ${version} so far; the first is line ${first} of ` +
            `test/fixtures/ruleset-results/${id}.jsonl: ${deals[first - 1]}\nIf that is a mistake, put it right. If it is meant, raise \`version\` in ` +
            `shared/scoring/rulesets/${id}/${id}.ts, so that stored deals are told apart, and then run: ${COMMAND}`,
    ).toEqual([]);
    if (process.env.UPDATE_RESULTS === '1') {
      const all = read();
      writeFileSync(DIGESTS, `${JSON.stringify({ ...all, [id]: { ...all[id], [version]: now.join('') } }, null, 2)}\n`);
    }
    // Written only where nothing contradicts it: a version, or deals at the end of the file, that had no results yet.
    expect(
      read()[id]?.[version]?.length ?? 0,
      `${id} ${version} lacks results of ${deals.length} deals; run: ${COMMAND}`,
    ).toBe(now.length * WIDTH);
    expect(deals.length).toBeGreaterThan(200);
  },
);
