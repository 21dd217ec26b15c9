import { indexedTypes } from '../../indexed-type.ts';
import type { Store } from '../store/store.ts';
import type { Candidates } from './candidate-documents.ts';
import type { Ranking } from './ranking-key.ts';

/** Collects the candidates with the smallest keys. Ties go to the lower id. */
export type BestHits = {
  total: number;
  candidates: number[];
  keys: number[];
  ids: number[];
  /** The key of the last hit, once there are as many hits as requested. */
  limit: number;
};

/** Uses the lower bounds of the keys to read only documents that may be among the best of their type. */
export function bestOfEachType(
  { types, ids }: Store,
  ranking: Ranking,
  { rows, count }: Candidates,
  length: number,
): readonly BestHits[] {
  const bests = indexedTypes.map(createBestHits);
  for (let candidate = 1; candidate <= count; candidate += 1) {
    const row = rows[candidate] as number;
    const best = bests[types[row] as number] as BestHits;
    best.total += 1;
    const leastKey = ranking.leastKey(candidate, best.limit);
    if (leastKey > best.limit) continue;
    const id = ids[row] as number;
    if (leastKey < best.limit || id < (best.ids[length - 1] as number)) {
      addHit(best, length, candidate, ranking.key(candidate), id);
    }
  }
  return bests;
}

const createBestHits = (): BestHits => ({
  total: 0,
  candidates: [],
  keys: [],
  ids: [],
  limit: Number.POSITIVE_INFINITY,
});

function addHit(best: BestHits, length: number, candidate: number, key: number, id: number): void {
  const { candidates, keys, ids } = best;
  let at = keys.length;
  while (at > 0 && isBefore(key, id, keys[at - 1] as number, ids[at - 1] as number)) at -= 1;
  if (at === length) return;
  candidates.splice(at, 0, candidate);
  keys.splice(at, 0, key);
  ids.splice(at, 0, id);
  if (keys.length > length) {
    candidates.pop();
    keys.pop();
    ids.pop();
  }
  if (keys.length === length) best.limit = keys[length - 1] as number;
}

const isBefore = (key: number, id: number, otherKey: number, otherId: number) =>
  key < otherKey || (key === otherKey && id < otherId);
