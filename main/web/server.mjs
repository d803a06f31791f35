import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { SECURITY_HEADERS } from '../content-policy.mjs';
import { APP_ID, addressOf, HOST, IDENTITY_PATH, PORT } from './address.mjs';
import { BROTLI } from './first-load.mjs';
import { PAGES, ROOT } from './paths.mjs';

/**
 * The loopback server of web mode: it reads the built pages and nothing else, and writes nothing at all. The club's
 * data never passes through it.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ readonly status: number, readonly headers?: Readonly<Record<string, string>> }} Refusal
 * @typedef {{ readonly url: string, readonly port: number, readonly close: () => Promise<void> }} WebServer
 */

/** @type {Readonly<Record<string, string>>} */
const MIME_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into every name below these folders. */
const HASHED_FOLDERS = ['assets', 'store'];
const FOREVER = 'public, max-age=31536000, immutable';

export const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/**
 * Why a request is not answered with a file, before any file is looked at. The Host header is checked because a page
 * elsewhere can make its own name point at 127.0.0.1 and would then share our origin's answers.
 * @param {Request} request
 * @param {number} port
 * @returns {Refusal | undefined}
 */
const refusalOf = (request, port) => {
  if (request.headers.host !== `${HOST}:${port}`) return { status: 403 };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  return undefined;
};

/**
 * The file below `pages` that an address names, undefined for one that leaves the folder or cannot be read as a path.
 * Works on the raw address: `URL` would silently fold `..` away and so hide an attempt.
 * @param {string} pages
 * @param {string} address
 */
const fileOf = (pages, address) => {
  const [raw = ''] = address.split(/[?#]/, 1);
  let path;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\\\0:]/.test(path) || path.split('/').some((part) => part.startsWith('.')))
    return undefined;
  const root = resolve(pages);
  const file = resolve(root, `.${path === '/' ? '/index.html' : path}`);
  return file.startsWith(root + sep) ? file : undefined;
};

/**
 * @param {Response} response
 * @param {Refusal} refusal
 */
const refuse = (response, { status, headers = {} }) => {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
  });
  response.end();
};

/**
 * The compressed copy of a file, where there is one and the browser reads it; else the file itself.
 * @param {Request} request
 * @param {string} file
 */
const toSend = async (request, file) => {
  const packed = file + BROTLI;
  const reads = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const facts = reads ? await stat(packed).catch(() => undefined) : undefined;
  return facts === undefined
    ? { path: file, facts: await stat(file).catch(() => undefined), encoding: {} }
    : { path: packed, facts, encoding: { 'Content-Encoding': 'br' } };
};

/**
 * @param {Request} request
 * @param {Response} response
 * @param {string} pages
 * @param {string} file
 */
const sendFile = async (request, response, pages, file) => {
  const { path, facts, encoding } = await toSend(request, file);
  if (!facts?.isFile()) {
    refuse(response, { status: 404 });
    return;
  }
  const hashed = HASHED_FOLDERS.some((folder) => file.startsWith(join(resolve(pages), folder) + sep));
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Content-Type': MIME_TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': facts.size,
    Vary: 'Accept-Encoding',
    ...encoding,
    'Cache-Control': hashed ? FOREVER : 'no-cache',
  });
  if (request.method !== 'GET') {
    response.end();
    return;
  }
  const content = createReadStream(path);
  // A file that vanishes in the middle (a build by hand while a page loads) ends this answer, not the server.
  content.on('error', () => response.destroy());
  response.on('close', () => content.destroy());
  content.pipe(response);
};

/**
 * @param {Response} response
 * @param {boolean} withBody
 */
const sendIdentity = (response, withBody) => {
  const body = JSON.stringify({ app: APP_ID, version: VERSION });
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Content-Type': MIME_TYPES['.json'],
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(withBody ? body : undefined);
};

/**
 * Serves the built pages on 127.0.0.1. Rejects with the system's error (`EADDRINUSE`) when the port cannot be had; it
 * never tries another one. Port 0 asks for any free port and is for tests.
 * @param {{ readonly port?: number, readonly pages?: string }} [options]
 * @returns {Promise<WebServer>}
 */
export const serveWeb = ({ port = PORT, pages = PAGES } = {}) =>
  new Promise((done, failed) => {
    let actual = port;
    const server = createServer((request, response) => {
      const refusal = refusalOf(request, actual);
      if (refusal) return refuse(response, refusal);
      if (request.url === IDENTITY_PATH) return sendIdentity(response, request.method === 'GET');
      const file = fileOf(pages, request.url ?? '');
      if (file === undefined) return refuse(response, { status: 404 });
      return sendFile(request, response, pages, file).catch(() => response.destroy());
    });
    const close = () =>
      /** @type {Promise<void>} */ (
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        })
      );
    server.once('error', failed);
    server.listen({ host: HOST, port, exclusive: true }, () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') actual = address.port;
      done({ url: addressOf(actual), port: actual, close });
    });
  });

/**
 * Who answers on the port: our own program (with its version), something else, or nobody.
 * @param {number} port
 * @returns {Promise<{ readonly who: 'us', readonly version: string } | { readonly who: 'other' } | { readonly who: 'nobody' }>}
 */
export const whoIsOn = async (port) => {
  try {
    const answer = await fetch(new URL(IDENTITY_PATH, addressOf(port)), {
      signal: AbortSignal.timeout(2000),
      redirect: 'error',
    });
    const identity = await answer.json();
    return identity?.app === APP_ID ? { who: 'us', version: String(identity.version) } : { who: 'other' };
  } catch (error) {
    const refused = error instanceof Error && error.cause instanceof Error && 'code' in error.cause;
    return refused && /** @type {{ code?: unknown }} */ (error.cause).code === 'ECONNREFUSED'
      ? { who: 'nobody' }
      : { who: 'other' };
  }
};
