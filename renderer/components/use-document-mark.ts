import { useLayoutEffect } from 'react';

/**
 * Marks the document while something is shown that styles elsewhere follow: `:has` on the document would have Chromium look the
 * whole page through for it at each row that comes or goes, which cost more than drawing the row.
 */
export const useDocumentMark = (mark: 'sessionNav' | 'overNotices', shown = true): void => {
  useLayoutEffect(() => {
    if (!shown) return;
    const { dataset } = document.documentElement;
    dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  }, [mark, shown]);
};
