type Grant = () => unknown;
type Waiting = { readonly mode: 'exclusive' | 'shared'; readonly grant: Grant };
type Held = { readonly waiting: Waiting[]; exclusive: boolean; shared: number };
type Options = { readonly mode?: 'exclusive' | 'shared'; readonly signal?: AbortSignal };

/**
 * Web Locks as Chromium keeps them for one origin, and `die`, which frees a lock as the end of its holder does. Node 20 has
 * none of its own.
 */
export class FakeLocks {
  readonly #locks = new Map<string, Held>();

  readonly request = (name: string, ...rest: readonly unknown[]): Promise<never> => {
    const callback = rest.at(-1) as Grant;
    const { mode = 'exclusive', signal } = (rest.length > 1 ? rest[0] : {}) as Options;
    const lock = this.#of(name);
    return new Promise<never>((resolve, reject) => {
      const waiting: Waiting = {
        mode,
        grant: () => {
          if (mode === 'exclusive') lock.exclusive = true;
          else lock.shared += 1;
          Promise.resolve(callback()).then((value) => {
            this.#release(name, mode);
            resolve(value as never);
          }, reject);
        },
      };
      signal?.addEventListener('abort', () => {
        const at = lock.waiting.indexOf(waiting);
        if (at >= 0) lock.waiting.splice(at, 1);
        reject(signal.reason);
      });
      lock.waiting.push(waiting);
      this.#next(name);
    });
  };

  /** Frees every held lock whose name begins so: their holder died. */
  die(prefix: string): void {
    for (const [name, lock] of this.#locks) {
      if (!name.startsWith(prefix)) continue;
      lock.exclusive = false;
      lock.shared = 0;
      this.#next(name);
    }
  }

  #of(name: string): Held {
    const known = this.#locks.get(name);
    if (known !== undefined) return known;
    const lock = { waiting: [], exclusive: false, shared: 0 };
    this.#locks.set(name, lock);
    return lock;
  }

  #release(name: string, mode: 'exclusive' | 'shared'): void {
    const lock = this.#of(name);
    if (mode === 'exclusive') lock.exclusive = false;
    else lock.shared = Math.max(0, lock.shared - 1);
    this.#next(name);
  }

  #next(name: string): void {
    const lock = this.#of(name);
    for (let first = lock.waiting[0]; first !== undefined; first = lock.waiting[0]) {
      if (lock.exclusive || (first.mode === 'exclusive' && lock.shared > 0)) return;
      lock.waiting.shift();
      first.grant();
    }
  }
}
