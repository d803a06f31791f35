import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { theme } from '../../renderer/app/theme.ts';
import type { Host, IncomingFile, OutgoingFile } from '../../renderer/host/host.ts';
import { HostProvider } from '../../renderer/host/host-context.tsx';
import type { StoreClient } from '../../renderer/host/store-client.ts';
import { StoreProvider } from '../../renderer/host/store-context.tsx';
import { startTranslations } from '../../renderer/i18n/i18n.ts';
import type { SessionView } from '../../shared/contract/views.ts';
import { makeWorld } from '../main/store/world.ts';

/** Every path of the app, so that links and navigation lead somewhere; only the screen under test is drawn. */
const PATHS = [
  '/',
  '/players',
  '/files',
  '/sessions/new',
  '/sessions/$sessionId/setup',
  '/sessions/$sessionId/people',
  '/sessions/$sessionId/rounds/$round',
  '/sessions/$sessionId/tables/$tableId',
  '/sessions/$sessionId/standings',
] as const;

export type ScreenWorld = {
  readonly store: StoreClient;
  readonly user: UserEvent;
  /** The next file that the person picks. */
  readonly pick: (file: IncomingFile) => void;
  /** Files handed to the person so far. */
  readonly saved: readonly OutgoingFile[];
  readonly show: (screen: ComponentType, at: string) => Promise<void>;
  /** Where the router is. */
  readonly path: () => string;
  readonly close: () => void;
};

/** A screen as it runs, over the real store with a database in memory. */
export const openScreenWorld = async (): Promise<ScreenWorld> => {
  fillGaps();
  bridgeEvents();
  // The machine of a check may be busy with several others.
  configure({ asyncUtilTimeout: 20_000 });
  await startTranslations();
  const world = makeWorld();
  const link = world.connect();
  const saved: OutgoingFile[] = [];
  const displays: string[] = [];
  let picked: IncomingFile | undefined;
  const host: Host = {
    kind: 'web',
    openStorePort: () => Promise.reject(new Error('no port here')),
    saveFile: async (file) => {
      saved.push(file);
      return { saved: true };
    },
    openFile: async () => picked,
    print: async () => ({}),
    openDisplay: (sessionId) => void displays.push(sessionId),
    savePdf: undefined,
    journal: undefined,
  };
  let path = () => '';
  return {
    store: link.client,
    user: userEvent.setup({ delay: null }),
    pick: (file) => {
      picked = file;
    },
    saved,
    show: async (screen, at) => {
      const router = makeRouter(screen, at);
      path = () => router.state.location.pathname;
      await router.load();
      render(
        <MantineProvider theme={theme} env="test">
          <HostProvider value={host}>
            <StoreProvider value={link}>
              <Notifications />
              <RouterProvider router={router as never} />
            </StoreProvider>
          </HostProvider>
        </MantineProvider>,
      );
    },
    path: () => path(),
    close: () => {
      cleanup();
      notifications.clean();
      void world.close();
    },
  };
};

const makeRouter = (screen: ComponentType, at: string) => {
  const root = createRootRoute({
    component: () => (
      <main id="content">
        <Outlet />
      </main>
    ),
  });
  const pattern = PATHS.find((path) => matches(path, at));
  const routes = PATHS.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: path === pattern ? (screen as () => ReactNode) : () => null,
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
};

const matches = (path: string, at: string): boolean => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(at);

/** What jsdom lacks and Mantine asks for. */
const fillGaps = (): void => {
  window.matchMedia ??= (media: string) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
};

/** Node's ports take no event of jsdom's make; their own `emit` makes one that they do. */
const bridgeEvents = (): void => {
  const ports = MessagePort.prototype as unknown as {
    emit: (type: string) => boolean;
    dispatchEvent: (event: { readonly type: string }) => boolean;
  };
  ports.dispatchEvent = function (event) {
    return this.emit(event.type);
  };
};

/** The session as the store has it now. */
export const sessionView = async (store: StoreClient, id: string): Promise<SessionView> => {
  const values = await store.sessions.view({ id });
  const { value } = await values.next();
  await values.return?.();
  return value as SessionView;
};
