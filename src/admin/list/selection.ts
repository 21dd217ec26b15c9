import { useCallback, useState } from 'react';

/** The chosen rows of a list. A row that has left the list is no longer chosen. */
export function useSelection(rows: { id: number }[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.map(({ id }) => id).filter((id) => ids.has(id));
  // It must stay the same function, as rows are rendered again only when their props change.
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
    has: (id: number) => ids.has(id),
    toggle,
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
