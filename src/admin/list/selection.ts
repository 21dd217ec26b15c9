import { useState } from 'react';

/** Which rows of a list are chosen; a row that has left the list is chosen no more. */
export function useSelection(rows: { id: number }[]) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.map(({ id }) => id).filter((id) => kept.has(id));
  return {
    chosen,
    has: (id: number) => kept.has(id),
    toggle(id: number) {
      const next = new Set(kept);
      if (!next.delete(id)) next.add(id);
      setKept(next);
    },
    all: () => setKept(new Set(rows.map(({ id }) => id))),
    clear: () => setKept(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
