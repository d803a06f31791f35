import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Between two keys: faster than a practised hand at a number pad, and time for the frame of a key before the next one. */
const KEY_MS = 60;

/** When a screen can be used: what has to be there, and what has to have the cursor, enabled (null: nothing in particular). */
export type Usable = { readonly shown: string; readonly focused: string | null };

/**
 * Milliseconds from the start of the navigation to the frame after the screen can be used. The page is to be a new one: the
 * address alone would only move the router on.
 */
export const timeToUsable = async (page: Page, address: string, usable: Usable): Promise<number> => {
  await page.addInitScript(({ shown, focused }) => {
    const isUsable = (): boolean => {
      if (document.querySelector(shown) === null) return false;
      return focused === null || document.activeElement?.matches(`${focused}:enabled`) === true;
    };
    const look = (): void => {
      if (isUsable()) setTimeout(() => performance.mark('usable'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, usable);
  await page.goto(address);
  const mark = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime);
  return (await mark.jsonValue()) ?? Number.NaN;
};

/**
 * Types a deal on the table screen. Milliseconds from the last Enter until two things are true: the frame is drawn in which the deal
 * stands in the list with the new balances and the next deal's form has the cursor, and the store has acknowledged the deal. The
 * latter takes a mark off the row that is not seen before it has stood there for a while, so it needs no frame of its own.
 */
export const timeDeal = async (page: Page, keys: readonly string[]): Promise<number> => {
  const taken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const rows = (): number => document.querySelectorAll('tr[data-deal]').length;
        const before = rows();
        let began = 0;
        const noteEnter = (event: KeyboardEvent): void => {
          if (event.key === 'Enter') began = event.timeStamp;
        };
        const isDrawn = (): boolean => {
          if (rows() !== before + 1) return false;
          const form = document.querySelector('section[aria-labelledby="entry-title"]');
          const title = document.getElementById('entry-title')?.textContent;
          return title === `Deal ${before + 2}` && form?.contains(document.activeElement) === true;
        };
        let framed = false;
        let acknowledged = false;
        const finish = (): void => {
          if (!framed || !acknowledged) return;
          removeEventListener('keydown', noteEnter, true);
          resolve(performance.now() - began);
        };
        let drawn = false;
        const look = (): void => {
          if (!drawn) {
            if (!isDrawn()) return;
            drawn = true;
            // Urgent: the first task after the frame, before what the page does behind it.
            requestAnimationFrame(() =>
              scheduler.postTask(
                () => {
                  framed = true;
                  finish();
                },
                { priority: 'user-blocking' },
              ),
            );
          }
          if (document.querySelector('tr[data-deal][aria-busy="true"]') !== null) return;
          observer.disconnect();
          acknowledged = true;
          finish();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        addEventListener('keydown', noteEnter, true);
      }),
  );
  for (const key of keys) {
    await page.keyboard.press(key);
    await pause(KEY_MS);
  }
  return taken;
};

/** Bytes of heap in use after a collection: of the page and of the store's worker. */
export const heaps = async (
  browser: Browser,
  page: Page,
): Promise<{ readonly page: number; readonly store: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { page: usedSize, store: await workerHeap(browser) };
};

/** Playwright gives no hold on a SharedWorker, so this speaks to it through the browser. */
const workerHeap = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const worker = targetInfos.find(({ type }) => type === 'shared_worker');
  if (worker === undefined) throw new Error('the store runs in no SharedWorker');
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false });
  const ask = (id: number, method: string): Promise<{ readonly result: unknown }> =>
    new Promise((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message);
        if (answer.id === id) resolve(answer);
      });
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { result } = await ask(2, 'Runtime.getHeapUsage');
  await session.detach();
  return (result as { readonly usedSize: number }).usedSize;
};
