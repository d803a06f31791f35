import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Libraries that stand behind every screen, and of the components those that the frame round the screens is made of. */
const LIBRARIES = [
  'react|react-dom|scheduler|react-transition-group|@tanstack|i18next|react-i18next|@orpc|zod|dayjs|clsx',
  '@floating-ui|@mantine/hooks|@mantine/notifications|@mantine/modals|@mantine/core/esm/core',
  '@mantine/core/esm/components/(?:ActionIcon|Affix|Alert|Anchor|AppShell|Box|Button|CheckIcon|CloseButton|Combobox|FocusTrap)',
  '@mantine/core/esm/components/(?:Group|Input|InputBase|List|Loader|Menu|Modal|ModalBase|Notification|Overlay|Paper|Popover)',
  '@mantine/core/esm/components/(?:Portal|RemoveScroll|ScrollArea|Stack|Text|TextInput|Title|Tooltip|Transition)',
  '@mantine/core/esm/components/(?:UnstyledButton|VisuallyHidden)',
];
const FRAME = new RegExp(`node_modules/(?:${LIBRARIES.join('|')})/`);

/** Runs the script that starts the store as soon as it is there: the others wait for the style sheets. */
const storeAtOnce: Plugin = {
  name: 'store-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<script (?=[^>]*\/store-port-)/, '<script async '),
  },
};

/** The screens: `index.html` and everything it loads, with the SharedWorker of web mode, into `out/renderer`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The same files serve `app://roundwind/` and the loopback server.
  base: './',
  plugins: [react(), storeAtOnce],
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
    // Each file more that a screen is made of is one more to ask for at every start, and a hundred small ones are compressed a tenth worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'store-port', test: /renderer.host.store-worker-port/ },
            { name: 'frame', test: FRAME },
            { name: 'start', tags: ['$initial'] },
            { name: 'icons', test: /node_modules.@tabler/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
