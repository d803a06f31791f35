import { describe, expect, test } from 'vitest';
import { type PlayerEvent, reducePlayer, startPlayer } from '../../../renderer/rehearsal/player.ts';
import { EXPECTED, STEPS } from '../../../renderer/rehearsal/script.ts';
import { waitUntil } from '../../../renderer/rehearsal/wait.ts';
import { translations } from '../texts/translations.ts';

const playerAfter = (began: boolean, ...events: readonly PlayerEvent[]) =>
  events.reduce(reducePlayer, startPlayer(began));
const refused: PlayerEvent = { type: 'refused', errors: [{ code: 'stale' }] };

describe('the player', () => {
  test('plays when somebody asked for it, and waits after a reload', () => {
    expect(playerAfter(true)).toEqual({ at: 0, mode: 'playing', speed: 1, errors: [] });
    expect(playerAfter(false).mode).toBe('cut-off');
    expect(playerAfter(false, { type: 'at', at: 7 })).toMatchObject({ at: 7, mode: 'cut-off' });
    expect(playerAfter(false, { type: 'play' }).mode).toBe('playing');
  });

  test('does one step and rests', () => {
    const stepping = playerAfter(true, { type: 'pause' }, { type: 'next' });
    expect(stepping.mode).toBe('stepping');
    expect(reducePlayer(stepping, { type: 'next' })).toBe(stepping);
    expect(reducePlayer(stepping, { type: 'rest' }).mode).toBe('held');
  });

  test('stops with the reason, and forgets it when it goes on', () => {
    expect(playerAfter(true, refused)).toMatchObject({ mode: 'paused', errors: [{ code: 'stale' }] });
    expect(playerAfter(true, refused, { type: 'play' }).errors).toEqual([]);
    expect(playerAfter(true, refused, { type: 'next' }).errors).toEqual([]);
  });

  test('goes round its speeds', () => {
    const faster: PlayerEvent = { type: 'speed' };
    expect(playerAfter(true, faster).speed).toBe(2);
    expect(playerAfter(true, faster, faster).speed).toBe(8);
    expect(playerAfter(true, faster, faster, faster).speed).toBe(1);
  });
});

test('a wait ends at once when somebody pauses', async () => {
  const stop = new AbortController();
  const waiting = waitUntil(60_000, stop.signal);
  stop.abort(new Error('paused'));
  await expect(waiting).rejects.toThrow('paused');
  await expect(waitUntil(0, stop.signal)).rejects.toThrow('paused');
  await expect(waitUntil(0, new AbortController().signal)).resolves.toBeUndefined();
});

describe('the script', () => {
  test.each(['en', 'zh'] as const)('has a sentence for every step, and no other (%s)', (language) => {
    const texts = [...(translations(language).get('rehearsal')?.keys() ?? [])];
    const said = texts.filter((key) => key.startsWith('say.')).map((key) => key.slice(4));
    expect(said.toSorted()).toEqual([...new Set(STEPS.map(({ say }) => say))].toSorted());
  });

  test('begins with the session, ends with the standings, and has a deal of four fields for every place', () => {
    expect(STEPS[0]?.deed).toEqual({ do: 'create' });
    expect(STEPS.at(-1)).toMatchObject({ say: 'end', screen: 'standings' });
    const deals = STEPS.flatMap(({ deed }) => (deed?.do === 'deal' ? [deed] : []));
    expect(deals.map(({ round, table, deal }) => `${round}.${table}.${deal}`)).toEqual(
      [1, 2].flatMap((round) => [1, 2].flatMap((table) => [1, 2, 3].map((deal) => `${round}.${table}.${deal}`))),
    );
    expect(deals.every(({ typed }) => typed.filter((text) => text.endsWith('w')).length === 1)).toBe(true);
    expect(EXPECTED + 1).toBe(8);
  });
});
