import { useEffect, useState } from 'react';
import { defaultRange, nextOf, type OnlineWalk, soundRange, startOf } from './online-walk.ts';

const intervalMs = 10_000;

/** Begun in the browser: what the server sends is the same for everybody, and invents nobody. */
export function useSimulatedOnline(given = defaultRange): number | undefined {
  const { min, max } = soundRange(given);
  const [walk, setWalk] = useState<OnlineWalk>();
  useEffect(() => {
    const range = { min, max };
    setWalk(startOf(range, Math.random));
    const timer = setInterval(() => setWalk((walk) => walk && nextOf(walk, range)), intervalMs);
    return () => clearInterval(timer);
  }, [min, max]);
  return walk?.count;
}
