import { fileURLToPath } from 'node:url';

/** The checkout's top folder, ending in a separator. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The built pages: what the web server serves and the desktop app's protocol reads. */
export const PAGES = fileURLToPath(new URL('../../out/renderer/', import.meta.url));
