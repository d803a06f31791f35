/**
 * What a page of ours may load, the same in the desktop app and in web mode: nothing but our own files. Plain
 * JavaScript, because the web server reads it before anything is built.
 *
 * `style-src` needs 'unsafe-inline': Mantine writes its theme and responsive styles into `<style>` elements. Images may
 * be `data:` and `blob:` (previews, printed pages); scripts, fonts and workers only come from files.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Value of the `Content-Security-Policy` header. */
export const CONTENT_POLICY = DIRECTIVES.join('; ');

/**
 * Headers of every answer, whatever the file.
 * @type {Readonly<Record<string, string>>}
 */
export const SECURITY_HEADERS = Object.freeze({
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()',
});
