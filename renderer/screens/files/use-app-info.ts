import { useEffect, useState } from 'react';
import type { AppInfo } from '../../../shared/contract/desktop.ts';
import type { JournalHost } from '../../host/host.ts';

/** Version and folders of the desktop app, which do not change while it runs. */
export const useAppInfo = (journal: JournalHost): AppInfo | undefined => {
  const [info, setInfo] = useState<AppInfo>();
  useEffect(() => {
    void journal.appInfo().then((answer) => {
      if (answer.ok) setInfo(answer.value);
    });
  }, [journal]);
  return info;
};
