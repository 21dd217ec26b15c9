/** One tab per browser connects and shares the count with the others. A visitor counts once, and stays anonymous. */

type OnlineMessage = { count: number | undefined } | 'count?';

type Follow = (onCount: (count: number | undefined) => void, signal: AbortSignal) => void;

/** Disconnects while the page is in the back/forward cache, where it must not keep a connection open. */
export const followOnline: Follow = (onCount, signal) => {
  if (signal.aborted) return;
  let shown = new AbortController();
  const begin = () => {
    shown = new AbortController();
    followWhileShown(onCount, shown.signal);
  };
  const stop = () => shown.abort();
  addEventListener('pagehide', stop, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  signal.addEventListener('abort', stop);
  begin();
};

const followWhileShown: Follow = (onCount, signal) => {
  // Locks are only available over https. Otherwise every tab connects and counts.
  if (!('locks' in navigator)) return connectOnline(onCount, signal);

  const others = new BroadcastChannel('online');
  signal.addEventListener('abort', () => others.close());
  others.onmessage = ({ data }: MessageEvent<OnlineMessage>) => {
    if (data !== 'count?') onCount(data.count);
  };
  others.postMessage('count?' satisfies OnlineMessage);

  navigator.locks
    .request('online', { signal }, () => connectForAllTabs(others, onCount, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
};

/** Returns a promise that holds the lock until the signal aborts. Then another tab takes over. */
function connectForAllTabs(
  others: BroadcastChannel,
  onCount: (count: number | undefined) => void,
  signal: AbortSignal,
) {
  let last: number | undefined;
  others.onmessage = () => others.postMessage({ count: last } satisfies OnlineMessage);
  connectOnline((count) => {
    last = count;
    onCount(count);
    others.postMessage({ count } satisfies OnlineMessage);
  }, signal);
  return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
}

const retryDelayMs = 10_000;

/**
 * Browsers reconnect automatically after a lost connection, but not after an error response, so that is retried here.
 */
function connectOnline(onCount: (count: number | undefined) => void, signal: AbortSignal) {
  if (signal.aborted) return;
  const source = new EventSource('/api/online');
  let timer: number | undefined;
  source.onmessage = ({ data }) => onCount(Number(data));
  source.onerror = () => {
    onCount(undefined);
    if (source.readyState !== EventSource.CLOSED) return;
    timer = window.setTimeout(() => {
      signal.removeEventListener('abort', end);
      connectOnline(onCount, signal);
    }, retryDelayMs);
  };
  const end = () => {
    source.close();
    window.clearTimeout(timer);
  };
  signal.addEventListener('abort', end);
}
