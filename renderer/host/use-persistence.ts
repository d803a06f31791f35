import { useEffect, useState } from 'react';

export type Persistence = 'unknown' | 'granted' | 'refused';

/**
 * Asks the browser to keep the records even when space runs short. Only a page may ask, not the worker; the answer may be
 * no, and then the screen says so.
 */
export const usePersistence = (): Persistence => {
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  useEffect(() => {
    navigator.storage.persist().then(
      (granted) => setPersistence(granted ? 'granted' : 'refused'),
      () => setPersistence('refused'),
    );
  }, []);
  return persistence;
};
