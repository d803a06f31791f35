import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_POLICY } from '../../../main/content-policy.mjs';
import { serveWeb, VERSION, whoIsOn } from '../../../main/web/server.mjs';
import { freePort } from './checkout.ts';

type Answer = { status: number; headers: Record<string, unknown>; body: string };

let folder: string;
let server: Awaited<ReturnType<typeof serveWeb>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundwind-server-'));
  mkdirSync(join(folder, 'pages/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'pages-beside'));
  writeFileSync(join(folder, 'pages-beside/secret.txt'), 'secret');
  writeFileSync(join(folder, 'pages/index.html'), '<!doctype html><title>Roundwind</title>');
  writeFileSync(join(folder, 'pages/.hidden'), 'secret');
  writeFileSync(join(folder, 'pages/assets/main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'pages/assets/main-abc123.js.br'), 'packed');
  writeFileSync(join(folder, 'pages/assets/inter-abc123.woff2'), 'font');
  server = await serveWeb({ port: 0, pages: join(folder, 'pages') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** `path` goes out as it is: `fetch` would fold `..` away and forbid another Host. */
const ask = (path: string, { method = 'GET', host = `127.0.0.1:${server.port}`, reads = '' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server.port, path, method, headers: { host, 'accept-encoding': reads } },
      (response) => {
        let body = '';
        response.on('data', (data) => {
          body += String(data);
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      },
    );
    call.on('error', reject);
    call.end();
  });

describe('what is served', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Roundwind</title>'],
    ['/index.html?x=1', 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>Roundwind</title>'],
    ['/assets/main-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'export {};'],
    ['/assets/inter-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable', 'font'],
  ])('%s', async (path, type, caching, body) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body, headers: { 'content-type': type, 'cache-control': caching } });
  });

  test('the compressed copy goes to who reads it, under the type of the file itself', async () => {
    const path = '/assets/main-abc123.js';
    expect(await ask(path, { reads: 'gzip, deflate, br, zstd' })).toMatchObject({
      status: 200,
      body: 'packed',
      headers: {
        'content-encoding': 'br',
        'content-length': '6',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      },
    });
    const plain = await ask(path, { reads: 'gzip, deflate' });
    expect(plain).toMatchObject({ body: 'export {};', headers: { vary: 'Accept-Encoding' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(await ask('/index.html', { reads: 'br' })).toMatchObject({
      status: 200,
      body: expect.stringContaining('Roundwind'),
    });
  });

  test('HEAD gives the same headers and no body', async () => {
    const [head, get] = [await ask('/', { method: 'HEAD' }), await ask('/')];
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test.each(['/', '/assets/main-abc123.js', '/nothing', '/roundwind.json'])('%s carries the policy', async (path) => {
    expect((await ask(path)).headers).toMatchObject({
      'content-security-policy': CONTENT_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('the policy names no origin but our own', () => {
    expect(CONTENT_POLICY).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(CONTENT_POLICY).toContain("script-src 'self';");
  });
});

describe('what is refused', () => {
  test.each(['localhost', 'evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]', '127.0.0.1.evil.example'])(
    'Host %s',
    async (name) => {
      const host = name === 'localhost' ? `localhost:${server.port}` : name;
      expect(await ask('/', { host })).toMatchObject({ status: 403, body: '' });
      expect(await ask('/roundwind.json', { host })).toMatchObject({ status: 403, body: '' });
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s', async (method) => {
    expect(await ask('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../pages-beside/secret.txt',
    '/.hidden',
    '/%00',
    '/index.html%00.js',
    '/%',
    '//etc/passwd',
    '/C:/secret.txt',
    'http://127.0.0.1/secret.txt',
    '/assets',
    '/assets/',
    '/nothing.js',
  ])('%s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toBe('');
  });

  test('a second server on the port is an error, not another port', async () => {
    await expect(serveWeb({ port: server.port, pages: folder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('other addresses of this machine do not answer', async () => {
    const refused = await new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.2', port: server.port });
      socket.on('error', () => resolve(true));
      socket.on('connect', () => resolve(false));
    });
    expect(refused).toBe(true);
  });
});

describe('who is on a port', () => {
  test('we are', async () => {
    await expect(whoIsOn(server.port)).resolves.toEqual({ who: 'us', version: VERSION });
  });
  test('nobody is', async () => {
    await expect(whoIsOn(await freePort())).resolves.toEqual({ who: 'nobody' });
  });
});
