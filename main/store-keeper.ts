/**
 * Keeps the hidden store window alive and hands out ports to it. Knows nothing of Electron, so that its whole behaviour
 * (deaths, waiting askers, growing pauses) is tested with plain objects.
 */

/** One life of the store window. */
export type StoreWindow<Port> = {
  /** Settles once its page can take ports; rejects when the page does not load. */
  readonly ready: Promise<void>;
  readonly serve: (port: Port) => void;
  readonly destroy: () => void;
};

export type StoreKeeper<Port> = {
  /** Hands `take` one end of a new channel to the store, now or when it runs again: one port for each request. */
  readonly connect: (take: (port: Port) => void) => void;
  /** Called after the store died; every port handed out is dead. */
  readonly onLost: (listener: () => void) => void;
  /** No new life after this. */
  readonly stop: () => void;
};

type Dependencies<Port> = {
  /** Opens a window; `gone` is called when it died or was closed, whatever the reason. */
  readonly open: (gone: (reason: string) => void) => StoreWindow<Port>;
  readonly createChannel: () => { readonly port1: Port; readonly port2: Port };
  readonly schedule: (run: () => void, milliseconds: number) => void;
  readonly now: () => number;
  readonly log: (message: string, facts: Readonly<Record<string, string | number>>) => void;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A life as long as this one makes the next death a first one again. */
const GOOD_LIFE_MS = 30_000;

/** Pause before the next life after `deaths` short lives in a row (1 or more). */
export const pauseAfter = (deaths: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 1), LONGEST_PAUSE_MS);

/** Opens the store window at once and again after each death. */
export const keepStore = <Port>(its: Dependencies<Port>): StoreKeeper<Port> => {
  let waiting: ((port: Port) => void)[] = [];
  const listeners: (() => void)[] = [];
  let serving: StoreWindow<Port> | undefined;
  let stopped = false;
  let deaths = 0;

  const hand = (store: StoreWindow<Port>, take: (port: Port) => void): void => {
    const { port1, port2 } = its.createChannel();
    store.serve(port1);
    take(port2);
  };

  const live = (): void => {
    const born = its.now();
    let over = false;
    const end = (reason: string): void => {
      if (over) return;
      over = true;
      const wasServing = serving === store;
      serving = undefined;
      store.destroy();
      if (stopped) return;
      deaths = its.now() - born >= GOOD_LIFE_MS ? 1 : deaths + 1;
      its.log('store window gone', { reason, deaths, pause: pauseAfter(deaths) });
      its.schedule(() => {
        if (!stopped) live();
      }, pauseAfter(deaths));
      if (wasServing) for (const listener of listeners) listener();
    };
    const store = its.open(end);
    store.ready.then(
      () => {
        if (over || stopped) return;
        serving = store;
        const takers = waiting;
        waiting = [];
        for (const take of takers) hand(store, take);
      },
      (error: unknown) => end(error instanceof Error ? error.message : String(error)),
    );
  };

  live();
  return {
    connect: (take) => {
      if (serving !== undefined) hand(serving, take);
      else waiting.push(take);
    },
    onLost: (listener) => {
      listeners.push(listener);
    },
    stop: () => {
      stopped = true;
      serving?.destroy();
      serving = undefined;
    },
  };
};
