import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../host/store-context.tsx';
import { DoneNotice, RefusedNotice } from './command-notice.tsx';
import type { CodedError } from './error-text.ts';
import { storeErrors } from './store-errors.ts';

type Store = ReturnType<typeof useStore>;

/** Always the same, so that a command that is not refused draws nothing anew. */
const NO_ERRORS: readonly CodedError[] = [];

/** How long a notification with a way back stays; older hands need more than the usual four seconds. */
const NOTICE_MS = 10_000;

export type CommandSettings = {
  /** Said when it worked, with an Undo button when the command made a change. Nothing is said without it. */
  readonly done?: string;
};

export type UseCommandSettings = {
  /** `notice` (default): a refusal is shown as a notification. `list`: it is only kept in `errors` for an `ErrorList`. */
  readonly refusals?: 'notice' | 'list';
};

export type CommandRunner = {
  /** Runs one command. Resolves with its answer, or with undefined after a refusal, which is then shown. Never throws. */
  readonly run: <T>(command: (store: Store) => Promise<T>, settings?: CommandSettings) => Promise<T | undefined>;
  /** A command of this runner is on its way. */
  readonly running: boolean;
  /** What the last command was refused for; empty after a success. */
  readonly errors: readonly CodedError[];
  readonly clearErrors: () => void;
};

/** The way from a screen to the store's commands: shows refusals, says what was done and offers to take it back. */
export const useCommand = ({ refusals = 'notice' }: UseCommandSettings = {}): CommandRunner => {
  const { t } = useTranslation();
  const store = useStore();
  const [errors, setErrors] = useState(NO_ERRORS);
  const [pending, setPending] = useState(0);
  // The store client may be made anew after a restart; a notification that outlives the render undoes through the newest.
  const newest = useRef(store);
  newest.current = store;

  const refuse = useCallback((error: unknown, how: 'notice' | 'list') => {
    const found = storeErrors(error);
    setErrors(found);
    if (how === 'notice') showRefusal(found);
  }, []);

  const undo = useCallback(
    async (seq: number): Promise<void> => {
      try {
        await newest.current.history.undo({ seq });
        notifications.show({ message: t('undo.done') });
      } catch (error) {
        showRefusal(storeErrors(error));
      }
    },
    [t],
  );

  const run = useCallback(
    async <T>(command: (store: Store) => Promise<T>, { done }: CommandSettings = {}): Promise<T | undefined> => {
      setPending((count) => count + 1);
      try {
        const answer = await command(newest.current);
        setErrors(NO_ERRORS);
        if (done !== undefined) showDone(done, seqOf(answer), undo);
        return answer;
      } catch (error) {
        refuse(error, refusals);
        return undefined;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [refuse, refusals, undo],
  );

  const clearErrors = useCallback(() => setErrors(NO_ERRORS), []);
  const running = pending > 0;
  return useMemo(() => ({ run, running, errors, clearErrors }), [run, running, errors, clearErrors]);
};

/** Shows a refusal as a notification. */
export const showRefusal = (errors: readonly CodedError[]): void => {
  notifications.show({
    color: 'red',
    autoClose: NOTICE_MS,
    message: createElement(RefusedNotice, { errors }),
  });
};

const showDone = (text: string, seq: number | undefined, undo: (seq: number) => Promise<void>): void => {
  const id = `done-${crypto.randomUUID()}`;
  const hide = () => notifications.hide(id);
  const offer = (taken: number) => ({
    seq: taken,
    run: () => {
      hide();
      void undo(taken);
    },
    onStale: hide,
  });
  // Only the newest change can be taken back, so only one notice offers to; thirty check-ins must not pile up either.
  notifications.updateState(notificationsStore, (shown) => shown.filter((notice) => !notice.id?.startsWith('done-')));
  notifications.show({
    id,
    autoClose: NOTICE_MS,
    message: createElement(DoneNotice, { text, undo: seq === undefined ? undefined : offer(seq) }),
  });
};

const seqOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'seq' in answer && typeof answer.seq === 'number'
    ? answer.seq
    : undefined;
