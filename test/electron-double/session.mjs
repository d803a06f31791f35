import { EventEmitter } from 'node:events';
import { protocols, requestFilter } from './browser.mjs';

/** Schemes as they were registered, before the app was ready. */
export const registeredSchemes = [];

export const protocol = {
  registerSchemesAsPrivileged: (schemes) => {
    registeredSchemes.push(...schemes);
  },
  handle: (scheme, handler) => {
    if (!registeredSchemes.some((one) => one.scheme === scheme)) throw new Error(`${scheme} has no privileges`);
    protocols.set(scheme, handler);
  },
};

class Session extends EventEmitter {
  /** What the app decided; the double's Chromium denies by itself, so tests ask these. */
  handlers = {};
  protocol = protocol;
  webRequest = {
    onBeforeRequest: ({ urls }, listener) => {
      Object.assign(requestFilter, { urls, listener });
    },
  };

  setPermissionRequestHandler(handler) {
    this.handlers.request = handler;
  }

  setPermissionCheckHandler(handler) {
    this.handlers.check = handler;
  }

  setDevicePermissionHandler(handler) {
    this.handlers.device = handler;
  }
}

export const session = { defaultSession: new Session() };
