import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the latest render, for what is drawn only when its props change. */
export function useSteady<Given extends unknown[], Result>(act: (...given: Given) => Result) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
