/** Counts a form's pending uploads, which saving would miss and leaving would lose. */
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
