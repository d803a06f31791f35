import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Electron's main process: one ES module that imports nothing but `electron` and Node's own modules. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: fileURLToPath(new URL('./main.ts', import.meta.url)),
    outDir: fileURLToPath(new URL('../out/main', import.meta.url)),
    // The preload script is built into the same folder.
    emptyOutDir: false,
    target: 'node22',
    reportCompressedSize: false,
    rolldownOptions: {
      external: ['electron', /^node:/],
      output: { format: 'es', entryFileNames: 'main.js', codeSplitting: false },
    },
  },
});
