import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The preload script: one CommonJS file, the only form that a sandboxed page loads. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: fileURLToPath(new URL('./preload.ts', import.meta.url)),
    outDir: fileURLToPath(new URL('../out/main', import.meta.url)),
    emptyOutDir: false,
    target: 'chrome140',
    reportCompressedSize: false,
    rolldownOptions: {
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs', codeSplitting: false },
    },
  },
});
