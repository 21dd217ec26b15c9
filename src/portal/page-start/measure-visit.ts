import { type SpeedMetric, speedThresholds } from '#contract/operation/page-speed.ts';
import { speedBucket } from '#contract/operation/speed-bucket.ts';
import type { SitePage } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';

type Values = Partial<Record<SpeedMetric, number | undefined>>;

/** Browser APIs that TypeScript doesn't declare, or that not every browser has. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number };
type Counted = { eventCounts?: { get(type: string): number } };
type Navigation = PerformanceNavigationTiming & { activationStart?: number };
type Visitor = Navigator & {
  globalPrivacyControl?: boolean;
};

/**
 * Measures the first view of a page, and reports it once, when the page is first hidden or left: phones fire no later
 * event reliably. All values are attributed to the page that was loaded, even if they are from a page opened from it,
 * as in the Chrome UX Report. A page restored from the back/forward cache isn't measured again.
 *
 * Serialized into the page, so the function can only use its arguments. A module would need its own request, and would
 * miss visitors who leave a slow page before it has loaded.
 */
function measureVisit(
  page: SitePage,
  market: MarketCode,
  thresholds: typeof speedThresholds,
  bucketOf: typeof speedBucket,
) {
  const { doNotTrack, globalPrivacyControl } = navigator as Visitor;
  const { supportedEntryTypes: known } = window.PerformanceObserver ?? {};
  if (doNotTrack === '1' || globalPrivacyControl || !known) return;
  if (document.documentElement.dataset.uncounted !== undefined) return;

  // Pages in background tabs paint only when they are opened, no matter how fast they are.
  const wasHidden = document.hidden && !(document as { prerendering?: boolean }).prerendering;
  const values: Values = { cls: known.includes('layout-shift') ? 0 : undefined };
  const presses = new Map<number, number>();
  let firstPress: number | undefined;
  let shifts = { first: 0, last: 0, sum: 0 };

  const notes: Record<string, (entry: Entry) => void> = {
    'largest-contentful-paint'({ startTime }) {
      if (!wasHidden) values.lcp = startTime;
    },
    'layout-shift'({ startTime, value, hadRecentInput }) {
      if (hadRecentInput) return;
      const { first, last, sum } = shifts;
      const continues = startTime - last < 1000 && startTime - first < 5000;
      shifts = continues
        ? { first, last: startTime, sum: sum + value }
        : { first: startTime, last: startTime, sum: value };
      values.cls = Math.max(values.cls as number, shifts.sum);
    },
    event({ interactionId, duration }) {
      if (interactionId)
        presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    },
    // Reported even if it was fast.
    'first-input'({ duration }) {
      firstPress = duration;
    },
  };
  const note = (entry: PerformanceEntry) => notes[entry.entryType]?.(entry as Entry);
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  for (const type of Object.keys(notes)) {
    if (!known.includes(type)) continue;
    const options = { type, buffered: true, durationThreshold: 40 };
    observer.observe(options);
  }

  let isReported = false;
  function report({ type }: Event) {
    // A page that is left while it is hidden has already been reported, or was never seen.
    if (isReported || document.hidden === (type === 'pagehide')) return;
    isReported = true;
    observer.takeRecords().forEach(note);
    const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
    // For a prerendered page, only the time that the visitor waits counts.
    const wait = (time = 0) => Math.max(0, time - (navigation?.activationStart ?? 0));
    values.ttfb = wait(navigation?.responseStart);
    if (values.lcp !== undefined) values.lcp = wait(values.lcp);
    // Ignores the slowest of every fifty interactions, as the metric is defined.
    const { eventCounts } = performance as Counted;
    const count = eventCounts ? eventCounts.get('pointerup') + eventCounts.get('keydown') : 0;
    const longest = [...presses.values()].sort((one, other) => other - one);
    values.inp = longest[Math.min(longest.length - 1, Math.floor(count / 50))] ?? firstPress;
    const beacon: Record<string, unknown> = { page, market };
    for (const [metric, value] of Object.entries(values)) {
      if (value !== undefined) beacon[metric] = bucketOf(value, thresholds[metric as SpeedMetric]);
    }
    navigator.sendBeacon('/api/page-speed', JSON.stringify(beacon));
  }
  document.addEventListener('visibilitychange', report);
  addEventListener('pagehide', report);
}

export const measuringScript = (page: SitePage, market: MarketCode) =>
  `(${measureVisit})(${JSON.stringify(page)},${JSON.stringify(market)},${JSON.stringify(speedThresholds)},${speedBucket})`;
