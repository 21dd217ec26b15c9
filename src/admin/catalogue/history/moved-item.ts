export type MovedItem = { id: number; from: number; to: number };

/** Finds the smallest set of moves that turns one order into the other. Positions start at 1. */
export function movedItems(before: readonly number[], after: readonly number[]): MovedItem[] {
  const positions = new Map(before.map((id, index) => [id, index]));
  const stayed = longestIncreasingSubsequence(after.map((id) => positions.get(id) ?? -1));
  return after.flatMap((id, index) => {
    const from = positions.get(id);
    return from === undefined || stayed.has(from) ? [] : { id, from: from + 1, to: index + 1 };
  });
}

/** Ignores negative positions. */
function longestIncreasingSubsequence(positions: readonly number[]): Set<number> {
  const ends: number[] = [];
  const earlier = new Map<number, number | undefined>();
  for (const position of positions) {
    if (position < 0) continue;
    const length = lowerBound(ends, position);
    earlier.set(position, ends[length - 1]);
    ends[length] = position;
  }
  const members = new Set<number>();
  for (let position = ends.at(-1); position !== undefined; position = earlier.get(position))
    members.add(position);
  return members;
}

function lowerBound(increasing: readonly number[], value: number): number {
  let [low, high] = [0, increasing.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((increasing[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
