import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { APP_ORIGIN } from '../shared/contract/desktop.ts';
import { SECURITY_HEADERS } from './content-policy.mjs';

/** The scheme and host of every page: a standard, secure origin, so that IndexedDB, Web Locks and modules work on it. */
export const SCHEME = 'app';
const HOST = 'roundwind';

/** Must be registered before the app is ready. Nothing here weakens the content policy (`bypassCSP`, `corsEnabled` stay off). */
export const SCHEME_PRIVILEGES = { standard: true, secure: true, supportFetchAPI: true, codeCache: true } as const;

export const SCREEN_PAGE = `${APP_ORIGIN}/index.html`;
export const STORE_PAGE = `${APP_ORIGIN}/store.html`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Whether an address belongs to the app. Compared by its parts: Node's URL gives a scheme of ours the origin `null`.
 */
export const isAppUrl = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === `${SCHEME}:` && host === HOST && username === '' && password === '';
};

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * The file that an address names below `root`, or undefined when it names none that may be read: another host, a path
 * that climbs (also encoded, also with backslashes, which Windows takes for separators), a drive, a hidden file, or a
 * kind of file that no page of ours has.
 */
export const pageFile = (root: string, address: string): string | undefined => {
  if (!isAppUrl(address)) return undefined;
  const path = decoded(new URL(address).pathname);
  if (path === undefined || /[\\:\0%]/.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  const file = resolve(root, parts.length === 0 ? 'index.html' : join(...parts));
  if (!file.startsWith(resolve(root) + sep)) return undefined;
  return extname(file) in TYPES ? file : undefined;
};

const refuse = (status: number): Response => new Response(null, { status, headers: SECURITY_HEADERS });

/** Answers requests of the app's scheme from the built pages, and from nothing else. */
export const servePages =
  (root: string) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const file = pageFile(root, request.url);
    if (file === undefined) return refuse(403);
    // Read whole, so that it also works inside the asar archive; the largest file is a font of about a megabyte.
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) return refuse(404);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...SECURITY_HEADERS, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' },
    });
  };
