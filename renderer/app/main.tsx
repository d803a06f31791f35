import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-sc';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { startTranslations } from '../i18n/i18n.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

// The content policy forbids compiling code from text.
z.config({ jitless: true });

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

await startTranslations();
createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <ModalsProvider>
        <Notifications position="bottom-right" />
        <RouterProvider router={router} />
      </ModalsProvider>
    </MantineProvider>
  </StrictMode>,
);
