import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron';
import { z } from 'zod';
import {
  type CallFault,
  FILE_KINDS,
  type OpenDisplayRequest,
  type OpenFileRequest,
  type SaveFileRequest,
  type SavePdfRequest,
  type SnapshotRequest,
} from '../../shared/contract/desktop.ts';
import { fail, type Result } from '../../shared/result.ts';
import { isTrustedSender } from '../sender.ts';

/** The requests as they must arrive: a page could be made to send anything. */
const fileName = z.string().min(1).max(1000);

export const saveFileSchema: z.ZodType<SaveFileRequest> = z.strictObject({
  suggestedName: fileName,
  mime: z.string().max(100),
  data: z.union([z.string(), z.instanceof(ArrayBuffer)]),
});
export const openFileSchema: z.ZodType<OpenFileRequest> = z.strictObject({ kind: z.enum(FILE_KINDS) });
export const savePdfSchema: z.ZodType<SavePdfRequest> = z.strictObject({ suggestedName: fileName });
export const snapshotSchema: z.ZodType<SnapshotRequest> = z.strictObject({ reason: z.enum(['import', 'restore']) });
export const openDisplaySchema: z.ZodType<OpenDisplayRequest> = z.strictObject({ sessionId: z.uuid() });
/** A call without arguments. */
export const nothingSchema = z.undefined();

type Answer<T, E> = Promise<Result<T, E | CallFault>>;

/**
 * Answers one kind of call. The sender and the argument are checked here, where the handler is registered, so that no
 * handler exists without its check; faults come back as codes, a bug rejects the page's promise.
 */
export const answer = <Input, T, E>(
  channel: string,
  its: {
    readonly ipc: Pick<IpcMain, 'handle'>;
    /** The screen that the sender is, or undefined: only screens may call. */
    readonly windowOf: (sender: IpcMainInvokeEvent['sender']) => BrowserWindow | undefined;
    readonly input: z.ZodType<Input>;
    readonly reply: (input: Input, window: BrowserWindow) => Promise<Result<T, E>>;
  },
): void => {
  its.ipc.handle(channel, async (event, argument: unknown): Answer<T, E> => {
    const window = its.windowOf(event.sender);
    if (window === undefined || !isTrustedSender(event.senderFrame)) return fail([{ code: 'not-allowed' }]);
    const parsed = its.input.safeParse(argument);
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
      return fail([{ code: 'invalid-call', fields }]);
    }
    return its.reply(parsed.data, window);
  });
};
