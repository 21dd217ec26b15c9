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

/** Disconnects while the page is in the back/forward cache, where it must not keep a connection open. */
function useLiveOnline(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let end = new AbortController();
    const begin = async () => {
      end = new AbortController();
      const { signal } = end;
      const { followOnline } = await import('./follow-online.ts');
      if (!signal.aborted) followOnline(setCount, signal);
    };
    const stop = () => end.abort();
    const beginAgain = ({ persisted }: PageTransitionEvent) => persisted && begin();
    begin();
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', beginAgain);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', beginAgain);
    };
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
