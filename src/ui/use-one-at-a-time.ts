import { useRef } from 'react';

/** Ignores calls while one is running, because a second click may arrive before the button is disabled. */
export function useOneAtATime<Args extends unknown[]>(run: (...args: Args) => Promise<void>) {
  const running = useRef(false);
  return async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    await run(...args).finally(() => {
      running.current = false;
    });
  };
}
