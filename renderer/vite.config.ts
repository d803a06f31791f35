import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The screens: `index.html` and everything it loads, with the SharedWorker of web mode, into `out/renderer`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The same files serve `app://roundwind/` and the loopback server.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('../out/renderer', import.meta.url)),
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    // Inlined fonts and images would need `data:` in the content policy.
    assetsInlineLimit: 0,
    // We print our own sizes: what the first screen loads, compressed.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});
