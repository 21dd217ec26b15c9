import { useRef } from 'react';

/** While it is under way it is not begun again: a second press may come before the button is disabled. */
export function useOneAtATime<Args extends unknown[]>(run: (...args: Args) => Promise<void>) {
  const underWay = useRef(false);
  return async (...args: Args) => {
    if (underWay.current) return;
    underWay.current = true;
    await run(...args).finally(() => {
      underWay.current = false;
    });
  };
}
