import { useEffect } from 'react';

/** Names the window after the page that it shows. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Roundwind`;
  }, [title]);
};
