/** Safari doesn't support idle callbacks. */
export function whenIdle(work: () => void, latestMs = 2000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, latestMs);
}
