const retriedAfter = 10_000;

/** The browser connects again by itself after a loss, but gives up when it is refused: then we try later. */
export function connectOnline(tell: (count: number | undefined) => void, signal: AbortSignal) {
  if (signal.aborted) return;
  const source = new EventSource('/api/online');
  let timer: number | undefined;
  source.onmessage = ({ data }) => tell(Number(data));
  source.onerror = () => {
    tell(undefined);
    if (source.readyState !== EventSource.CLOSED) return;
    timer = window.setTimeout(() => {
      signal.removeEventListener('abort', end);
      connectOnline(tell, signal);
    }, retriedAfter);
  };
  const end = () => {
    source.close();
    window.clearTimeout(timer);
  };
  signal.addEventListener('abort', end);
}
