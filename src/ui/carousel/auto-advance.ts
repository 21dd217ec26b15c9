import { useLayoutEffect } from 'react';

type Props = { every: number; advance: () => void };

/** Its key is the current slide, so that each slide is shown for the whole time. */
export function AutoAdvance({ every, advance }: Props) {
  // A layout effect, so that the timer runs when the page first says that the slides move.
  useLayoutEffect(() => {
    const timer = setInterval(advance, every);
    return () => clearInterval(timer);
  }, [every, advance]);
  return null;
}
