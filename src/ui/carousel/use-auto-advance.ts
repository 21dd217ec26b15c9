import { useEffect } from 'react';

/** Each place is shown for the whole time, however the visitor came to it. */
export function useAutoAdvance(
  running: boolean,
  place: number,
  milliseconds: number,
  advance: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew at another place.
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(advance, milliseconds);
    return () => clearInterval(timer);
  }, [running, place, milliseconds, advance]);
}
