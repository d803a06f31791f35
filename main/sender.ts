import { isAppUrl } from './app-pages.ts';

/** What we look at of Electron's `WebFrameMain`. */
export type SenderFrame = { readonly url: string; readonly parent: unknown };

/**
 * Whether a message may be listened to: it comes from the top frame of a page of ours. The frame is null when its page
 * has gone in the meantime.
 */
export const isTrustedSender = (frame: SenderFrame | null): boolean =>
  frame !== null && frame.parent === null && isAppUrl(frame.url);
