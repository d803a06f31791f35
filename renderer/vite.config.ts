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
  css: {
    postcss: {
      plugins: [
        {
          // What `composes` brings in comes without the file it stands in, of which Vite would warn at every build.
          postcssPlugin: 'composed-sources',
          OnceExit: (root) => {
            const { source } = root;
            root.walkDecls((declaration) => {
              if (source !== undefined && declaration.source?.input.file === undefined) declaration.source = source;
            });
          },
        },
      ],
    },
  },
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
    // What every screen needs, in one file: a hundred small ones are compressed a tenth worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: FRAME }] } } },
  },
});
