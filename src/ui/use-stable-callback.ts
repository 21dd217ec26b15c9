import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function in each render, so that memoized children don't rerender. It runs the latest callback. */
export function useStableCallback<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
