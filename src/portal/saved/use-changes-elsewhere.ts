import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the browser shows this page again from memory, or another tab has changed what is stored. */
export function useChangesElsewhere(act: () => void) {
  const changed = useEffectEvent(act);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('storage', () => changed(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal });
    return () => stop.abort();
  }, []);
}
