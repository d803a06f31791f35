import { useEffect, useState } from 'react';
import type { SessionView, TableView } from '../../../shared/contract/views.ts';
import { useStore } from '../../host/store-context.tsx';

type SessionTables = { readonly tables: readonly TableView[] | undefined; readonly error: unknown };

const STARTING = { tables: undefined, error: undefined } as const;

/** All tables of a session with their deals, read again whenever the session changes; the old ones stay until then. */
export const useSessionTables = (sessionId: string, view: SessionView | undefined): SessionTables => {
  const store = useStore();
  const [found, setFound] = useState<SessionTables>(STARTING);
  useEffect(() => {
    // A new view is how a change shows.
    if (view === undefined) return;
    let gone = false;
    store.sessions.deals({ id: sessionId }).then(
      (tables) => (gone ? undefined : setFound({ tables, error: undefined })),
      (error: unknown) => (gone ? undefined : setFound({ tables: undefined, error })),
    );
    return () => {
      gone = true;
    };
  }, [store, sessionId, view]);
  return found;
};
