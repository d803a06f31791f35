import { app, type BrowserWindow, type IpcMain, type WebContents } from 'electron';
import { ok } from '../../shared/result.ts';
import { CHANNELS } from '../channels.ts';
import {
  answer,
  nothingSchema,
  openDisplaySchema,
  openFileSchema,
  saveFileSchema,
  savePdfSchema,
  snapshotSchema,
} from './answer.ts';
import type { Disk } from './disk.ts';
import { openFile, saveBytes, saveFile } from './exports.ts';
import { pdfOf, printPage } from './printing.ts';
import type { foldersIn, SafeCopies } from './safe-copies.ts';

type Dependencies = {
  readonly ipc: Pick<IpcMain, 'handle'>;
  readonly screenOf: (sender: WebContents) => BrowserWindow | undefined;
  readonly copies: SafeCopies;
  readonly folders: ReturnType<typeof foldersIn>;
  readonly disk: Disk;
  readonly openDisplay: (sessionId: string) => void;
};

/** Everything that a screen may ask of main but the store port. */
export const answerCalls = (its: Dependencies): void => {
  answerFileCalls(its);
  answerCopyCalls(its);
  answer(CHANNELS.openDisplay, {
    ipc: its.ipc,
    windowOf: its.screenOf,
    input: openDisplaySchema,
    reply: async ({ sessionId }) => {
      its.openDisplay(sessionId);
      return ok({});
    },
  });
};

const answerFileCalls = ({ ipc, screenOf, folders, disk }: Dependencies): void => {
  const place = (window: BrowserWindow) => ({ window, disk, folder: app.getPath('documents') });
  answer(CHANNELS.saveFile, {
    ipc,
    windowOf: screenOf,
    input: saveFileSchema,
    reply: (request, window) => saveFile(place(window), request),
  });
  answer(CHANNELS.openFile, {
    ipc,
    windowOf: screenOf,
    input: openFileSchema,
    reply: (request, window) => openFile(place(window), request),
  });
  answer(CHANNELS.savePdf, {
    ipc,
    windowOf: screenOf,
    input: savePdfSchema,
    reply: async ({ suggestedName }, window) => {
      const pdf = await pdfOf(window.webContents);
      if (!pdf.ok) return pdf;
      return saveBytes(place(window), { suggestedName, mime: 'application/pdf', bytes: pdf.value });
    },
  });
  answer(CHANNELS.print, {
    ipc,
    windowOf: screenOf,
    input: nothingSchema,
    reply: (_nothing, window) => printPage(window.webContents),
  });
  answer(CHANNELS.appInfo, {
    ipc,
    windowOf: screenOf,
    input: nothingSchema,
    reply: async () =>
      ok({
        version: app.getVersion(),
        electron: process.versions.electron ?? '',
        platform: process.platform,
        packaged: app.isPackaged,
        journalFolder: folders.journal,
        backupFolder: folders.backups,
      }),
  });
};

const answerCopyCalls = ({ ipc, screenOf, copies }: Dependencies): void => {
  const plain = { ipc, windowOf: screenOf, input: nothingSchema } as const;
  answer(CHANNELS.journalInfo, { ...plain, reply: async () => ok(copies.journal.info) });
  answer(CHANNELS.acceptRebuild, { ...plain, reply: () => copies.journal.accept() });
  answer(CHANNELS.declineRebuild, { ...plain, reply: () => copies.journal.decline() });
  answer(CHANNELS.snapshot, {
    ipc,
    windowOf: screenOf,
    input: snapshotSchema,
    reply: ({ reason }) => copies.snapshot(reason),
  });
};
