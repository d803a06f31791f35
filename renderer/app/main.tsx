import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-sc';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import './colours.css';
import './global.css';
import './touch.css';
import './forced-colours.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { chooseHost } from '../host/choose-host.ts';
import { HostProvider } from '../host/host-context.tsx';
import { startLastSeen } from '../host/last-seen.ts';
import { connectStore } from '../host/store-client.ts';
import { StoreProvider } from '../host/store-context.tsx';
import { followLanguage, startTranslations } from '../i18n/i18n.ts';
import { CrashBoundary } from './crash.tsx';
import { router } from './router.tsx';
import { reportStrayErrors } from './stray-errors.ts';
import { theme } from './theme.ts';
import { startTypeSize } from './type-size.ts';

// The content policy forbids compiling code from text.
z.config({ jitless: true });

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

startTypeSize();
const host = chooseHost();
// Before the store is asked anything.
if (host.kind === 'web') startLastSeen();
const store = connectStore(host.openStorePort);
await startTranslations();
reportStrayErrors();
followLanguage((language) => host.speak?.(language));

createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <CrashBoundary>
        <HostProvider value={host}>
          <StoreProvider value={store}>
            <ModalsProvider>
              <Notifications position="bottom-right" />
              <RouterProvider router={router} />
            </ModalsProvider>
          </StoreProvider>
        </HostProvider>
      </CrashBoundary>
    </MantineProvider>
  </StrictMode>,
);
