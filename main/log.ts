import { join } from 'node:path';
import log from 'electron-log/node';

/** Writes to `main.log`, kept to a megabyte with one older file. No names of players: people send this by mail. */
export type Log = (message: string, facts?: Readonly<Record<string, string | number>>) => void;

export const openLog = (folder: string): Log => {
  log.transports.file.resolvePathFn = () => join(folder, 'main.log');
  log.transports.file.maxSize = 1_000_000;
  log.transports.console.level = false;
  return (message, facts = {}) => log.info(message, facts);
};
