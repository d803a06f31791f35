import type { CodedError } from '../components/error-text.ts';

export const SPEEDS = [1, 2, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The player as its bar shows it. */
export type Player = {
  /** The step on screen, from 0; the last one when the evening is over. */
  readonly at: number;
  /**
   * `held`: paused by somebody who only looks, so that the space goes on wherever the cursor is; `stepping`: one step at the
   * person's word; `cut-off`: by a reload, and not taken up yet: looked at too.
   */
  readonly mode: 'playing' | 'held' | 'paused' | 'stepping' | 'cut-off';
  readonly speed: Speed;
  /** What the last step was refused for. */
  readonly errors: readonly CodedError[];
};

export type PlayerEvent =
  | { readonly type: 'at'; readonly at: number }
  | { readonly type: 'play' }
  | { readonly type: 'hold' }
  | { readonly type: 'pause' }
  | { readonly type: 'next' }
  /** The one step that was asked for is done, or there is none any more. */
  | { readonly type: 'rest' }
  | { readonly type: 'refused'; readonly errors: readonly CodedError[] }
  | { readonly type: 'speed' };

/** `began`: by somebody's word now; else a reload cut it off. */
export const startPlayer = (began: boolean): Player => ({
  at: 0,
  mode: began ? 'playing' : 'cut-off',
  speed: 1,
  errors: [],
});

/** The player after one event. */
export const reducePlayer = (player: Player, event: PlayerEvent): Player => {
  switch (event.type) {
    case 'at':
      return { ...player, at: event.at };
    case 'play':
      return { ...player, mode: 'playing', errors: [] };
    case 'next':
      return player.mode === 'stepping' ? player : { ...player, mode: 'stepping', errors: [] };
    case 'hold':
      return { ...player, mode: 'held' };
    case 'rest':
      return { ...player, mode: 'held' };
    case 'pause':
      return { ...player, mode: 'paused' };
    case 'refused':
      return { ...player, mode: 'paused', errors: event.errors };
    case 'speed':
      return { ...player, speed: SPEEDS[(SPEEDS.indexOf(player.speed) + 1) % SPEEDS.length] ?? 1 };
    default:
      return event satisfies never;
  }
};
