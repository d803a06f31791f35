import { REHEARSAL_SESSION } from '../../shared/records/sample-ids.ts';
import type { Draft } from '../components/deal-entry/draft.ts';
import type { StoreClient } from '../host/store-client.ts';
import { enterDeed, readEvening, readTable, TakenOver, typedDraft, type Wording } from './deeds.ts';
import { standAt } from './progress.ts';
import { type Deed, STEPS, type Step, type TablePlace } from './script.ts';

/** Milliseconds at the ordinary speed. */
const TO_SEE = 1600;
const A_KEY = 170;

/** What the player acts on; tests bring their own. */
export type Stage = {
  readonly store: StoreClient;
  readonly wording: () => Wording;
  /** Resolves after so many milliseconds of the ordinary speed; rejects when the player is paused. */
  readonly wait: (ms: number) => Promise<void>;
  /** How long somebody reads the sentence of a step. */
  readonly toRead: (step: Step) => number;
  readonly go: (path: string) => Promise<void>;
  /** Shows in the form of a table what is being typed; nothing any more with undefined. */
  readonly show: (typed: { readonly tableId: string; readonly draft: Draft } | undefined) => void;
  readonly onStep: (at: number) => void;
};

const LAST = STEPS.length - 1;

/**
 * Does steps from `from` on, until the evening is over, or a single one; before each the records say where that is. Rejects
 * with what a wait rejects with, what a command was refused for, or `TakenOver`.
 */
export const drive = async (
  stage: Stage,
  { from, once }: { readonly from: number; readonly once: boolean },
): Promise<void> => {
  let at = await placeNow(stage, from);
  for (;;) {
    const step = STEPS[at];
    if (step === undefined) throw new TakenOver();
    stage.onStep(at);
    await doStep(stage, step);
    if (at === LAST) return;
    const next = await placeNow(stage, at + 1);
    // What was entered is not to be found: to go on would be to enter it again and again.
    if (next <= at) throw new TakenOver();
    if (once) return;
    at = next;
  }
};

const placeNow = async ({ store }: Stage, at: number): Promise<number> => {
  const evening = await readEvening(store);
  if (evening.length === 0 && at > 0) throw new TakenOver();
  return standAt(STEPS, evening, at);
};

const doStep = async (stage: Stage, step: Step): Promise<void> => {
  const { store, wait } = stage;
  await stage.go(await pathOf(store, step));
  const { deed } = step;
  await wait(stage.toRead(step));
  try {
    if (deed?.do === 'deal') await type(stage, deed);
    if (deed !== undefined) await enterDeed(store, deed, stage.wording());
  } finally {
    stage.show(undefined);
  }
  await wait(TO_SEE);
};

/** Field by field, as fast as somebody types who looks at a sheet. */
const type = async ({ store, show, wait }: Stage, deal: Extract<Deed, { readonly do: 'deal' }>): Promise<void> => {
  const { table, next } = await readTable(store, deal);
  for (let count = 1; count <= deal.typed.join('').length; count += 1) {
    show({ tableId: table.id, draft: typedDraft(deal, next, count) });
    await wait(A_KEY);
  }
  await wait(TO_SEE);
};

const pathOf = async (store: StoreClient, { screen, deed, look }: Step): Promise<string> => {
  const session = `/sessions/${REHEARSAL_SESSION}`;
  switch (screen) {
    case 'new':
      return '/sessions/new';
    case 'room':
      return `${session}/rounds/now`;
    case 'table':
      return `${session}/tables/${(await readTable(store, tableOf(deed, look))).table.id}`;
    default:
      return `${session}/${screen}`;
  }
};

const tableOf = (deed: Deed | undefined, look: TablePlace | undefined): TablePlace => {
  const place = deed !== undefined && 'table' in deed ? deed : look;
  if (place === undefined) throw new TakenOver();
  return place;
};
