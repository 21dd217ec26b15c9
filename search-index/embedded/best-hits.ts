/** Keeps the rows with the smallest keys. Where keys are equal, the lower id comes first. */
export type BestHits = {
  rows: number[];
  keys: number[];
  ids: number[];
};

export const createBestHits = (): BestHits => ({ rows: [], keys: [], ids: [] });

export function addHit(best: BestHits, limit: number, row: number, key: number, id: number): void {
  const { rows, keys, ids } = best;
  let at = keys.length;
  if (at === limit && !isBefore(key, id, keys[at - 1] as number, ids[at - 1] as number)) return;
  while (at > 0 && isBefore(key, id, keys[at - 1] as number, ids[at - 1] as number)) at -= 1;
  rows.splice(at, 0, row);
  keys.splice(at, 0, key);
  ids.splice(at, 0, id);
  if (keys.length > limit) {
    rows.pop();
    keys.pop();
    ids.pop();
  }
}

const isBefore = (key: number, id: number, otherKey: number, otherId: number) =>
  key < otherKey || (key === otherKey && id < otherId);
