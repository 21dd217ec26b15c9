const latestMs = 2000;

/** Runs when the browser is idle, or after two seconds. Safari doesn't support idle callbacks. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, latestMs);
}
