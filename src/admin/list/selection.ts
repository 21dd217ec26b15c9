import { useCallback, useState } from 'react';

/** Which rows of a list are chosen; a row that has left the list is chosen no more. */
export function useSelection(rows: { id: number }[]) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.map(({ id }) => id).filter((id) => kept.has(id));
  // The same in each render: rows are drawn anew only when what they are given changes.
  const toggle = useCallback(
    (id: number) =>
      setKept((kept) => {
        const next = new Set(kept);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    has: (id: number) => kept.has(id),
    toggle,
    all: () => setKept(new Set(rows.map(({ id }) => id))),
    clear: () => setKept(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
