/** Counts a form's pending uploads. Saving before they finish would leave them out, and leaving would lose them. */
import { createContext, use, useEffect } from 'react';

export const PendingUploads = createContext<(by: 1 | -1) => void>(() => {});

export function usePendingUpload(busy: boolean) {
  const count = use(PendingUploads);
  useEffect(() => {
    if (!busy) return;
    count(1);
    return () => count(-1);
  }, [busy, count]);
}
