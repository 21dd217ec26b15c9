import { useEffect, useState } from 'react';
import { useMessages, usePageContext } from '../page-context.ts';
import { defaultRange, nextOf, type OnlineWalk, startOf, validRange } from './online-walk.ts';

const Simulated = () => <OnlineBadge count={useSimulatedOnline()} />;
const Live = () => <OnlineBadge count={useLiveOnline()} />;

export function OnlineCounter() {
  const { onlineCounter } = usePageContext().site;
  if (onlineCounter === 'off') return null;
  return onlineCounter === 'live' ? <Live /> : <Simulated />;
}

const inThousands = new Intl.NumberFormat('en-US');

type Props = { count: number | undefined; label?: string };

/** Reserves its space until the number is known. */
function OnlineBadge({ count, label }: Props) {
  const { online } = useMessages();
  return (
    <p className={count === undefined ? 'invisible' : undefined}>
      {label ?? online}{' '}
      <span className="figures inline-block min-w-[3ch] font-heading font-strong text-ink">
        {count !== undefined && inThousands.format(count)}
      </span>
    </p>
  );
}

function useLiveOnline(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const end = new AbortController();
    import('./follow-online.ts').then(({ followOnline }) => followOnline(setCount, end.signal));
    return () => end.abort();
  }, []);
  return count;
}

const intervalMs = 10_000;

/** Simulates the number only in the browser, because the server renders the same page for everyone. */
function useSimulatedOnline(given = defaultRange): number | undefined {
  const { min, max } = validRange(given);
  const [walk, setWalk] = useState<OnlineWalk>();
  useEffect(() => {
    const range = { min, max };
    setWalk(startOf(range, Math.random));
    const timer = setInterval(() => setWalk((walk) => walk && nextOf(walk, range)), intervalMs);
    return () => clearInterval(timer);
  }, [min, max]);
  return walk?.count;
}
