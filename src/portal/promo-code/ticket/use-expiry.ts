import { useEffect } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { instantOf } from '#contract/wall-clock.ts';
import { usePageContext } from '../../page-context.ts';

const second = 1_000;
/**
 * The delay before reloading an expired code that is still listed: the visitor's clock may be ahead of the server's.
 */
const recheckMs = 30 * second;
const maxTimerMs = 2 ** 31 - 1;

/** Calls `onEnd` when the first of these codes expires. `onEnd` must be the same function in each render. */
export function useExpiry(promos: PromoCodeCard[], onEnd: () => unknown) {
  const { timeZone } = usePageContext().site;
  useEffect(() => {
    const ends = promos.flatMap(({ expires_at }) =>
      expires_at ? instantOf(expires_at, timeZone) * second - Date.now() : [],
    );
    if (ends.length === 0) return;
    const wait = Math.min(...ends.map((left) => (left > 0 ? left + second : recheckMs)));
    const timer = setTimeout(onEnd, Math.min(wait, maxTimerMs));
    return () => clearTimeout(timer);
  }, [promos, timeZone, onEnd]);
}
