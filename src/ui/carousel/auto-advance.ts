import { useLayoutEffect } from 'react';

type Props = { every: number; advance: () => void };

/** Its key is the place that is shown: each is shown for the whole time, however the visitor came to it. */
export function AutoAdvance({ every, advance }: Props) {
  // Not after the paint: what says that the slides run is true from then on.
  useLayoutEffect(() => {
    const timer = setInterval(advance, every);
    return () => clearInterval(timer);
  }, [every, advance]);
  return null;
}
