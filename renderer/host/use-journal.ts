import { useEffect, useState } from 'react';
import type { JournalInfo } from '../../shared/contract/desktop.ts';
import { useHost } from './host-context.tsx';

/** How the journal file stands, as main tells it; undefined in a browser and until main has answered. */
export const useJournal = (): JournalInfo | undefined => {
  const { journal } = useHost();
  const [info, setInfo] = useState<JournalInfo>();
  useEffect(() => {
    if (journal === undefined) return;
    let told = false;
    const stop = journal.onJournal((next) => {
      told = true;
      setInfo(next);
    });
    void journal.journalInfo().then((answer) => {
      // What main told meanwhile is newer than its answer.
      if (answer.ok && !told) setInfo(answer.value);
    });
    return stop;
  }, [journal]);
  return info;
};
