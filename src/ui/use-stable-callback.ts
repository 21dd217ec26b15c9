import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function in each render, which runs the latest callback. Memoized children do not render again. */
export function useStableCallback<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
