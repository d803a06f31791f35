import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The hidden store window of the desktop app: `store.html` with its script, beside the screens on the same origin. Built
 * apart from the screens so that no screen's script can come to hold the database.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./store', import.meta.url)),
  base: './',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../out/renderer', import.meta.url)),
    // The screens are there already.
    emptyOutDir: false,
    assetsDir: 'store',
    target: 'chrome140',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: fileURLToPath(new URL('./store/store.html', import.meta.url)) },
  },
});
