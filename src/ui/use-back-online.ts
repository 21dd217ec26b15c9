import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the browser's connection returns. */
export function useBackOnline(act: () => unknown) {
  const retry = useEffectEvent(act);
  useEffect(() => {
    const listener = () => {
      retry();
    };
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
