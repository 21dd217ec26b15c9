/** Describes an order as moves from another order, so a drag in a list of thousands takes only a few numbers. */
type OrderMoves = {
  removed: number[];
  /** Moved and new items with their index in the new order, ascending. */
  placed: [index: number, id: number][];
};

/** Items in a longest common subsequence of both orders stay where they are. */
export function movesBetween(before: readonly number[], after: readonly number[]): OrderMoves {
  const places = new Map(before.map((id, place) => [id, place]));
  const kept = new Set(after);
  const unmoved = longestRise(after.map((id) => places.get(id)));
  return {
    removed: before.filter((id) => !kept.has(id)),
    placed: after.flatMap((id, index): OrderMoves['placed'] =>
      unmoved.has(index) ? [] : [[index, id]],
    ),
  };
}

export function applyMoves(before: readonly number[], { removed, placed }: OrderMoves): number[] {
  const gone = new Set([...removed, ...placed.map(([, id]) => id)]);
  const unmoved = before.filter((id) => !gone.has(id));
  const order: number[] = [];
  let next = 0;
  for (const [index, id] of placed) {
    while (order.length < index && next < unmoved.length) order.push(unmoved[next++] as number);
    order.push(id);
  }
  return [...order, ...unmoved.slice(next)];
}

/** Returns the indices of a longest increasing subsequence. Skips undefined values. */
function longestRise(values: readonly (number | undefined)[]): Set<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  const valueAt = (index: number) => values[index] as number;
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueAt(ends[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.add(at);
  return rise;
}
