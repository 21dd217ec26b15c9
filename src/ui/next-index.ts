/** The keys that move through a list, which wraps around. */
const moves: Record<string, (active: number, last: number) => number> = {
  ArrowDown: (active, last) => (active >= last ? 0 : active + 1),
  ArrowUp: (active, last) => (active <= 0 ? last : active - 1),
  Home: () => 0,
  End: (_active, last) => last,
};

export const nextIndex = (key: string, active: number, count: number): number | undefined =>
  count > 0 ? moves[key]?.(active, count - 1) : undefined;
