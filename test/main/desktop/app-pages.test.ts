import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAppUrl, pageFile, SCHEME_PRIVILEGES, servePages } from '../../../main/app-pages.ts';
import { CONTENT_POLICY } from '../../../main/content-policy.mjs';

test('the scheme is a standard, secure origin and gets no right that weakens the policy', () => {
  expect(SCHEME_PRIVILEGES).toEqual({ standard: true, secure: true, supportFetchAPI: true, codeCache: true });
});

test('the content policy names no remote origin, and scripts and workers come from our files only', () => {
  const directives = new Map(CONTENT_POLICY.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('worker-src')).toEqual(["'self'"]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'frame-src', 'base-uri', 'form-action', 'frame-ancestors']) {
    expect(directives.get(name), name).toEqual(["'none'"]);
  }
  const allowed = ["'self'", "'none'", "'unsafe-inline'", 'data:', 'blob:'];
  for (const source of [...directives.values()].flat()) expect(allowed).toContain(source);
  for (const [name, sources] of directives) {
    if (sources.includes("'unsafe-inline'")) expect(name).toBe('style-src');
  }
});

const ROOT = resolve('/srv/pages');

test.each([
  ['the root', 'app://roundwind/', 'index.html'],
  ['a page', 'app://roundwind/index.html', 'index.html'],
  ['a route behind the #', 'app://roundwind/index.html#/players', 'index.html'],
  ['a file in a folder', 'app://roundwind/assets/a-b.js?v=1', 'assets/a-b.js'],
  ['a name with a space', 'app://roundwind/assets/a%20b.svg', 'assets/a b.svg'],
  ['a climb that URLs themselves resolve', 'app://roundwind/../../index.html', 'index.html'],
])('%s is read', (_what, address, file) => {
  expect(pageFile(ROOT, address)).toBe(join(ROOT, file));
});

test.each([
  ['another host', 'app://other/index.html'],
  ['another scheme', 'file:///etc/passwd'],
  ['a name before the host', 'app://user@roundwind/index.html'],
  ['an encoded climb', 'app://roundwind/%2e%2e%2f%2e%2e%2fetc/passwd.txt'],
  ['a climb with encoded slashes', 'app://roundwind/..%2f..%2fsecret.txt'],
  ['a twice encoded climb', 'app://roundwind/%252e%252e%252fsecret.txt'],
  ['backslashes', 'app://roundwind/..%5c..%5csecret.txt'],
  ['a drive', 'app://roundwind/C:/secret.txt'],
  ['a drive, encoded', 'app://roundwind/c%3a/secret.txt'],
  ['an end of text', 'app://roundwind/index.html%00.js'],
  ['a hidden file', 'app://roundwind/.env.txt'],
  ['a broken escape', 'app://roundwind/%zz.js'],
  ['a kind that no page has', 'app://roundwind/main.node'],
  ['no ending', 'app://roundwind/passwd'],
  ['no address', 'nonsense'],
])('%s is refused', (_what, address) => {
  expect(pageFile(ROOT, address)).toBeUndefined();
});

test('whatever the path, no file outside the pages is ever named', () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '/',
    '\\',
    '%5c',
    'a',
    'index.html',
    'x.js',
    '%',
    '%00',
    ':',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const file = pageFile(ROOT, `app://roundwind/${pieces.join('')}`);
      expect(file === undefined || file.startsWith(ROOT + sep)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

describe('an answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundwind-pages-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/index.html'), '<title>Roundwind</title>');
  writeFileSync(join(folder, 'pages/a.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const serve = servePages(join(folder, 'pages'));

  test('carries the policy, its type and the file', async () => {
    const response = await serve(new Request('app://roundwind/a.js'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_POLICY);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('export {};');
  });

  test.each([
    ['app://roundwind/missing.js', 'GET', 404],
    ['app://roundwind/..%2fsecret.txt', 'GET', 403],
    ['app://roundwind/index.html', 'POST', 405],
    ['app://roundwind/index.html', 'HEAD', 200],
  ])('%s by %s: %i, with the policy', async (address, method, status) => {
    const response = await serve(new Request(address, { method }));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_POLICY);
    expect(await response.text()).toBe('');
  });
});

test('only our own origin is the app', () => {
  expect(['app://roundwind', 'app://roundwind/x', 'app://roundwind/#/a'].map(isAppUrl)).toEqual([true, true, true]);
  expect(
    ['app://roundwind.evil/', 'app://roundwind:80/', 'https://roundwind/', 'apps://roundwind/', '', 'about:blank'].map(
      isAppUrl,
    ),
  ).toEqual([false, false, false, false, false, false]);
});
