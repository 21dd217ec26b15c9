const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/** Runs once a visitor is seen to be there; until then nothing needs more than the page itself. */
export function onFirstSign(run: () => void): () => void {
  const stop = new AbortController();
  const hear = () => {
    stop.abort();
    run();
  };
  for (const sign of signs) {
    window.addEventListener(sign, hear, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
