import { useCallback, useState } from 'react';

/** Tracks the selected rows of a list. Rows that leave the list are no longer selected. */
export function useSelection(rows: { id: number }[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.map(({ id }) => id).filter((id) => ids.has(id));
  // Must stay the same function, because rows rerender only if their props change.
  const toggle = useCallback(
    (id: number) =>
      setIds((ids) => {
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    isWhole: chosen.length > 0 && chosen.length === rows.length,
    has: (id: number) => ids.has(id),
    toggle,
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
