export type MovedItem = { id: number; from: number; to: number };

/** Finds the smallest set of moves that turns one order into the other. Positions start at 1. */
export function movedItems(before: readonly number[], after: readonly number[]): MovedItem[] {
  const places = new Map(before.map((id, index) => [id, index]));
  const stayed = longestRisingSubsequence(after.map((id) => places.get(id) ?? -1));
  return after.flatMap((id, index) => {
    const from = places.get(id);
    return from === undefined || stayed.has(from) ? [] : { id, from: from + 1, to: index + 1 };
  });
}

/** Skips negative places. */
function longestRisingSubsequence(places: readonly number[]): Set<number> {
  const ends: number[] = [];
  const earlier = new Map<number, number | undefined>();
  for (const place of places) {
    if (place < 0) continue;
    const length = firstNotBelow(ends, place);
    earlier.set(place, ends[length - 1]);
    ends[length] = place;
  }
  const rise = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = earlier.get(place)) rise.add(place);
  return rise;
}

function firstNotBelow(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
