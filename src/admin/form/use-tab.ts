import { useEffect, useState } from 'react';

/**
 * Stores the selected tab of a form. After a failed save, selects the first tab with errors unless the current one has
 * some.
 */
export function useTab<Key>(first: Key, wrong: readonly Key[], submitCount: number) {
  const [chosen, choose] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that appears while typing must not switch tabs
  useEffect(() => {
    if (wrong[0] !== undefined && !wrong.includes(chosen)) choose(wrong[0]);
  }, [submitCount]);
  return [chosen, choose] as const;
}
