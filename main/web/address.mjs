/**
 * Where web mode lives. The browser keeps a club's data under exactly this origin: another host name or port would
 * open an empty club, so neither is ever chosen at run time.
 */
export const HOST = '127.0.0.1';
export const PORT = 47613;

/** Names the program to itself (is that us on the port?) and to the operating system (electron-builder.yml). */
export const APP_ID = 'org.roundwind.app';
/** Answers with `{ app, version }`. */
export const IDENTITY_PATH = '/roundwind.json';

/** @param {number} port */
export const addressOf = (port) => `http://${HOST}:${port}/`;
