import { useEffect, useState } from 'react';

/** A page that is put aside counts nobody, and keeps no connection that would bar it from coming back. */
export function useLiveOnline(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let end = new AbortController();
    const begin = async () => {
      end = new AbortController();
      const { signal } = end;
      const { followOnline } = await import('./follow-online.ts');
      if (!signal.aborted) followOnline(setCount, signal);
    };
    const stop = () => end.abort();
    const beginAgain = ({ persisted }: PageTransitionEvent) => persisted && begin();
    begin();
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', beginAgain);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', beginAgain);
    };
  }, []);
  return count;
}
