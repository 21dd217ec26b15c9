/** One tab of a browser is connected and tells the others: a visitor counts once, and nobody has to know who it is. */

type OnlineMessage = { count: number | undefined } | 'what is it?';

export function followOnline(tell: (count: number | undefined) => void, signal: AbortSignal) {
  // Locks are given to sites over https only: elsewhere each tab counts.
  if (!('locks' in navigator)) return connectOnline(tell, signal);

  const others = new BroadcastChannel('online');
  signal.addEventListener('abort', () => others.close());
  others.onmessage = ({ data }: MessageEvent<OnlineMessage>) => {
    if (data !== 'what is it?') tell(data.count);
  };
  others.postMessage('what is it?' satisfies OnlineMessage);

  navigator.locks
    .request('online', { signal }, () => connectForAllTabs(others, tell, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

/** Ends with the signal, which lets another tab take over. */
function connectForAllTabs(
  others: BroadcastChannel,
  tell: (count: number | undefined) => void,
  signal: AbortSignal,
) {
  let last: number | undefined;
  others.onmessage = () => others.postMessage({ count: last } satisfies OnlineMessage);
  connectOnline((count) => {
    last = count;
    tell(count);
    others.postMessage({ count } satisfies OnlineMessage);
  }, signal);
  return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
}

const retryDelayMs = 10_000;

/** The browser connects again by itself after a loss, but gives up when it is refused: then we try later. */
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
