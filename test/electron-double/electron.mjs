import { app } from './app.mjs';
import { takeOrders } from './control.mjs';
import { ipcMain } from './ipc.mjs';
import { MessageChannelMain } from './ports.mjs';
import { dialog, Menu, screen, shell } from './rest.mjs';
import { protocol, session } from './session.mjs';
import { BrowserWindow } from './windows.mjs';

/** Stands in for Electron's module in the main process. What it lacks is undefined, so that a use of it fails loudly. */
const electron = { app, BrowserWindow, dialog, ipcMain, Menu, MessageChannelMain, protocol, screen, session, shell };
takeOrders(electron);

export { app, BrowserWindow, dialog, ipcMain, Menu, MessageChannelMain, protocol, screen, session, shell };
export default electron;
