/** A form knows of the uploads that it waits for: a save would go without them, and leaving would lose them. */
import { createContext, use, useEffect } from 'react';

/** Counts up by 1 and down by -1. */
export const UploadsUnderWay = createContext<(by: 1 | -1) => void>(() => {});

export function useUploadUnderWay(busy: boolean) {
  const count = use(UploadsUnderWay);
  useEffect(() => {
    if (!busy) return;
    count(1);
    return () => count(-1);
  }, [busy, count]);
}
