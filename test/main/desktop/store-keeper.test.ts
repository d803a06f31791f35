import { beforeEach, describe, expect, test } from 'vitest';
import { keepStore, pauseAfter, type StoreKeeper } from '../../../main/store-keeper.ts';

/** A port is only a name here: `3s` the store's end of the third channel, `3c` the client's. */
type Life = {
  ready: () => void;
  fail: (why: string) => void;
  die: (why: string) => void;
  served: string[];
  destroyed: number;
};

let lives: Life[];
let timers: { run: () => void; milliseconds: number }[];
let time: number;
let keeper: StoreKeeper<string>;
let lost: number;

beforeEach(() => {
  lives = [];
  timers = [];
  time = 0;
  lost = 0;
  let channels = 0;
  keeper = keepStore<string>({
    open: (gone) => {
      const life: Life = { ready: () => {}, fail: () => {}, die: gone, served: [], destroyed: 0 };
      lives.push(life);
      return {
        ready: new Promise<void>((resolve, reject) => {
          life.ready = resolve;
          life.fail = (why) => reject(new Error(why));
        }),
        serve: (port) => life.served.push(port),
        destroy: () => {
          life.destroyed += 1;
        },
      };
    },
    createChannel: () => {
      channels += 1;
      return { port1: `${channels}s`, port2: `${channels}c` };
    },
    schedule: (run, milliseconds) => timers.push({ run, milliseconds }),
    now: () => time,
    log: () => undefined,
  });
  keeper.onLost(() => {
    lost += 1;
  });
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const becomeReady = async (life = lives.at(-1)) => {
  life?.ready();
  await settle();
};
const ask = () => {
  const got: string[] = [];
  keeper.connect((port) => got.push(port));
  return got;
};

test('each request gets an end of a channel of its own', async () => {
  await becomeReady();
  const [first, second] = [ask(), ask()];
  expect([first, second]).toEqual([['1c'], ['2c']]);
  expect(lives[0]?.served).toEqual(['1s', '2s']);
});

test('requests before the page is ready wait for it, each with its own port', async () => {
  const [first, second] = [ask(), ask()];
  expect([first, second]).toEqual([[], []]);
  await becomeReady();
  expect([first, second]).toEqual([['1c'], ['2c']]);
});

describe('after a death', () => {
  test('listeners hear of it once, and a new life follows after a pause', async () => {
    await becomeReady();
    lives[0]?.die('crashed');
    lives[0]?.die('closed');
    expect(lost).toBe(1);
    expect(lives).toHaveLength(1);
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([100]);
    timers[0]?.run();
    expect(lives).toHaveLength(2);
    expect(lives[0]?.destroyed).toBe(1);
  });

  test('a request waits for the next life and gets nothing from the dead one', async () => {
    await becomeReady();
    lives[0]?.die('crashed');
    const got = ask();
    timers[0]?.run();
    expect(got).toEqual([]);
    await becomeReady();
    expect(got).toEqual(['1c']);
    expect(lives[0]?.served).toEqual([]);
    expect(lives[1]?.served).toEqual(['1s']);
  });

  test('pauses grow to a limit while lives are short, and begin anew after a good one', async () => {
    expect([1, 2, 3, 7, 8, 50].map(pauseAfter)).toEqual([100, 200, 400, 6400, 10_000, 10_000]);
    for (let death = 0; death < 3; death += 1) {
      lives.at(-1)?.die('crashed');
      timers.at(-1)?.run();
    }
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([100, 200, 400]);
    time = 30_000;
    lives.at(-1)?.die('crashed');
    expect(timers.at(-1)?.milliseconds).toBe(100);
  });
});

test('a page that does not load is a death too, but nobody had a port to lose', async () => {
  const got = ask();
  lives[0]?.fail('ERR_FILE_NOT_FOUND');
  await settle();
  expect(lost).toBe(0);
  expect(lives[0]?.destroyed).toBe(1);
  timers[0]?.run();
  await becomeReady();
  expect(got).toEqual(['1c']);
});

test('once stopped there is no new life', async () => {
  await becomeReady();
  keeper.stop();
  lives[0]?.die('closed');
  expect(timers).toEqual([]);
  expect(lost).toBe(0);
});
