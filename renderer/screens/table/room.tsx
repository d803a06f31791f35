import { createContext, type ReactNode, useContext } from 'react';
import type { SessionView } from '../../../shared/contract/views.ts';
import { useLive } from '../../host/use-live.ts';

const Room = createContext<SessionView | undefined>(undefined);

type RoomProviderProps = { readonly sessionId: string; readonly children: ReactNode };

/**
 * Gives the parts of a table's screen its session. A deal anywhere in the session makes it another one; only who shows it is drawn
 * again then, not the form somebody types in.
 */
export const RoomProvider = ({ sessionId, children }: RoomProviderProps) => {
  const { data } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  return <Room value={data}>{children}</Room>;
};

/** The session that the table on screen belongs to; undefined until it is there. */
export const useRoom = (): SessionView | undefined => useContext(Room);
