import { startTransition, useCallback, useRef, useState } from 'react';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';

/** In shorter lists, all rows are near. */
const longList = 60;

/**
 * Determines which rows of a long list are near the window. Only those get controls, because each row that a drag
 * passes rerenders them. Rows stay near between `hold` and `release`, and while they are focused.
 */
export function useNearRows(ids: readonly number[]) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(ids.slice(0, longList)));
  /** The set that `near` becomes when its transition ends. */
  const nextNear = useRef(near);
  const inRange = useRef(new Set<number>());
  const isHeld = useRef(false);

  const update = useStableCallback(() => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
    const kept = isHeld.current ? near : focused ? [idOf(focused)] : [];
    const after = new Set([...inRange.current, ...kept]);
    const next = nextNear.current;
    if (after.size === next.size && [...after].every((id) => next.has(id))) return;
    nextNear.current = after;
    startTransition(() => setNear(after));
  });

  // An urgent update interrupts a transition that is already removing these rows.
  const keepRows = () => {
    nextNear.current = near;
    setNear(near);
    update();
  };

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
    /** Keeps the row that has just received focus, and drops the previously focused one. */
    onFocus: keepRows,
    hold() {
      isHeld.current = true;
      keepRows();
    },
    release() {
      isHeld.current = false;
      update();
    },
  };
}

const idOf = (row: HTMLElement) => Number(row.dataset.row);
