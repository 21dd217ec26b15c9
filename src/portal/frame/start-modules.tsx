import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { usePageContext } from '../page-context.ts';

/** The modules of the page. Those of the site wait for the first screen, whose images and fonts they would slow down. */
export function StartModules() {
  const router = useRouter();
  const { modules } = usePageContext();
  if (!modules) return null;
  const ids = router.stores.matches.get().map(({ routeId }) => routeId);
  const waits = ids.includes('/_portal');
  const given = [modules.entries, modules.preloads(ids), waits].map((value) =>
    JSON.stringify(value),
  );
  return <ScriptOnce>{`(${startModules})(${given})`}</ScriptOnce>;
}

/** The page contains this function as text. It can use nothing from outside. */
function startModules(entries: string[], preloads: string[], waits: boolean) {
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const href of preloads) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    for (const src of entries) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { type: 'module', src }));
    }
  }
  if (!waits) return start();
  addEventListener('load', () => {
    // A paint is reported once it is on the screen, which is later than the frame that made it.
    const paint = 'largest-contentful-paint';
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes(paint)) {
      requestAnimationFrame(() => setTimeout(start));
      return;
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: paint, buffered: true });
  });
  // A pointer that rests on the page says nothing: browsers report a move when they show the page.
  for (const event of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(event, start, { once: true, capture: true, passive: true });
  }
  // An image on another host may keep the page from being loaded.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 3000));
}
