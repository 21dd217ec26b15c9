const retryDelayMs = 10_000;

/** The browser connects again by itself after a loss, but gives up when it is refused: then we try later. */
export function connectOnline(onCount: (count: number | undefined) => void, signal: AbortSignal) {
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
