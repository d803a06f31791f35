import { lazy, Suspense } from 'react';
import { useRehearsalOpened } from './opened.ts';

const Player = lazy(async () => ({ default: (await import('./rehearsal-player.tsx')).RehearsalPlayer }));

/** The rehearsal's player while one is open; what it needs is fetched only then. */
export const RehearsalFrame = () => {
  const opened = useRehearsalOpened();
  if (opened === undefined) return null;
  return (
    <Suspense>
      <Player key={opened} began={opened === 'began'} />
    </Suspense>
  );
};
