import { createContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/external-store.ts';

/** Creates a selection outside of React, so that selecting one row among a thousand rerenders only that row. */
function createChosenIds() {
  const { read, write, subscribe } = createStore<ReadonlySet<number>>(new Set());
  return {
    read,
    subscribe,
    toggle(id: number) {
      const next = new Set(read());
      if (!next.delete(id)) next.add(id);
      write(next);
    },
    choose: (ids: number[]) => write(new Set(ids)),
  };
}

export type ChosenIds = ReturnType<typeof createChosenIds>;

/** The rows of a list, and which of them are selected. */
export type Selection = { ids: number[]; chosenIds: ChosenIds };

/** Rows that leave the list are no longer selected, even if they return. */
export function useSelection(rows: { id: number }[] | undefined): Selection {
  const [chosenIds] = useState(createChosenIds);
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  useEffect(() => {
    const chosen = chosenIds.read();
    const left = ids.filter((id) => chosen.has(id));
    if (left.length < chosen.size) chosenIds.choose(left);
  }, [ids, chosenIds]);
  return useMemo(() => ({ ids, chosenIds }), [ids, chosenIds]);
}

/** Returns the selected rows in their order. */
export function useChosen({ ids, chosenIds }: Selection): number[] {
  const chosen = useSyncExternalStore(chosenIds.subscribe, chosenIds.read);
  return ids.filter((id) => chosen.has(id));
}

export const useIsChosen = ({ subscribe, read }: ChosenIds, id: number) =>
  useSyncExternalStore(subscribe, () => read().has(id));

/** Undefined in a table whose rows can't be selected. */
export const ChosenIdsContext = createContext<ChosenIds | undefined>(undefined);
