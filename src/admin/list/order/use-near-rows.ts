import { startTransition, useCallback, useRef, useState } from 'react';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';

/** All rows of a shorter list are near. */
const longList = 60;

/**
 * Tells which rows of a long list are close to the window. Only those get controls, because a drag renders them again for
 * every row it passes. No row leaves between `hold` and `release`, and none that has the focus.
 */
export function useNearRows(ids: readonly number[]) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(ids.slice(0, longList)));
  const inRange = useRef(new Set<number>());
  const isHeld = useRef(false);

  const update = useStableCallback(() => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
    const kept = isHeld.current ? near : focused ? [idOf(focused)] : [];
    const after = new Set([...inRange.current, ...kept]);
    if (after.size === near.size && [...after].every((id) => near.has(id))) return;
    startTransition(() => setNear(after));
  });

  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const id = idOf(target as HTMLElement);
            if (isIntersecting) inRange.current.add(id);
            else inRange.current.delete(id);
          }
          update();
        },
        { rootMargin: '75%' },
      ),
  );

  const watch = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );

  return {
    isNear: (id: number) => ids.length <= longList || near.has(id),
    watch,
    /** Lets the row that had the focus before leave. */
    onFocus: update,
    hold() {
      isHeld.current = true;
    },
    release() {
      isHeld.current = false;
      update();
    },
  };
}

const idOf = (row: HTMLElement) => Number(row.dataset.row);
