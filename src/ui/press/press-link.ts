import type { MouseEvent } from 'react';
import { afterPaint } from './after-paint.ts';

let latest: object | undefined;

/**
 * Handles a click on a link without leaving the page. The link is shown as busy before the work starts, which can take
 * longer than a frame on a slow phone. If another link is clicked before that, only the later click is handled. Clicks
 * that open another tab or window are left to the browser.
 */
export function pressLink(event: MouseEvent<HTMLElement>, answer: () => Promise<unknown>): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  const link = event.currentTarget;
  link.setAttribute('aria-busy', 'true');
  const press = {};
  latest = press;
  const from = location.href;
  afterPaint(async () => {
    try {
      if (latest === press && location.href === from) await answer();
    } finally {
      link.removeAttribute('aria-busy');
    }
  });
}

export const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
