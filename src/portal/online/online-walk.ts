/** The simulated counter walks through a range and turns around at both ends. */
type OnlineRange = { min: number; max: number };

export type OnlineWalk = { count: number; direction: 1 | -1 };

export const defaultRange: OnlineRange = { min: 380, max: 520 };

export function validRange({ min, max }: OnlineRange): OnlineRange {
  const from = Math.max(0, Math.floor(Number.isFinite(min) ? min : defaultRange.min));
  const to = Math.floor(Number.isFinite(max) ? max : defaultRange.max);
  return { min: from, max: Math.max(from + 1, to) };
}

export const stepOf = ({ min, max }: OnlineRange) => Math.max(1, Math.round((max - min) * 0.12));

export function startOf({ min, max }: OnlineRange, random: () => number): OnlineWalk {
  const count = min + Math.floor(random() * (max - min + 1));
  if (count === min) return { count, direction: 1 };
  if (count === max) return { count, direction: -1 };
  return { count, direction: random() < 0.5 ? 1 : -1 };
}

export function nextOf({ count, direction }: OnlineWalk, range: OnlineRange): OnlineWalk {
  const next = count + direction * stepOf(range);
  if (next >= range.max) return { count: range.max, direction: -1 };
  if (next <= range.min) return { count: range.min, direction: 1 };
  return { count: next, direction };
}
