/** The IDs that rows have on this site, by the ones that they have in the archive. */
import type { DataKind } from './archive-format.ts';

export function idMap() {
  const ids = new Map<string, number>();
  const key = (kind: DataKind, id: unknown) => `${kind} ${id}`;
  return {
    set: (kind: DataKind, id: unknown, own: number) => ids.set(key(kind, id), own),
    /** An ID that leads nowhere in the archive stays as it is. */
    get: <Id>(kind: DataKind, id: Id): Id | number => ids.get(key(kind, id)) ?? id,
    find: (kind: DataKind, id: unknown) => ids.get(key(kind, id)),
  };
}

export type IdMap = ReturnType<typeof idMap>;
