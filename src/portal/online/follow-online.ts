/** One tab of a browser connects and passes the count on to the others, so that a visitor counts once and stays unknown. */

type OnlineMessage = { count: number | undefined } | 'count?';

export function followOnline(onCount: (count: number | undefined) => void, signal: AbortSignal) {
  // Browsers offer locks over https only, so elsewhere each tab counts.
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
}

/** The promise holds the lock until the signal aborts. Then another tab takes over. */
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

/** A browser reconnects by itself after a loss, but gives up after a refusal, so that is retried here. */
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
