import { startTransition, useCallback, useState } from 'react';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';

/** All rows of a shorter list are near. */
const longList = 60;

/**
 * Tells which rows of a long list are close to the window. Only those get controls, because a drag renders them again for
 * every row it passes. No row leaves while one is dragged, and none that has the focus.
 */
export function useNearRows(ids: readonly number[], isDragging: () => boolean) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(ids.slice(0, longList)));
  const update = useStableCallback((entries: readonly IntersectionObserverEntry[]) =>
    startTransition(() =>
      setNear((before) => {
        const after = new Set(before);
        for (const { target, isIntersecting } of entries) {
          const id = Number((target as HTMLElement).dataset.row);
          if (isIntersecting) after.add(id);
          else if (!isDragging() && !target.contains(document.activeElement)) after.delete(id);
        }
        return after;
      }),
    ),
  );
  const [observer] = useState(() => new IntersectionObserver(update, { rootMargin: '75%' }));
  const watch = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );
  return { isNear: (id: number) => ids.length <= longList || near.has(id), watch };
}
