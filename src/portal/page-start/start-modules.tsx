import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { usePageContext } from '../page-context.ts';

type Update = () => Promise<void>;

/**
 * Fades the old page out above the next one, which accepts clicks during the fade: browsers ignore clicks on a page
 * that is captured or still being rendered for a fade. Serialized into the page, so the function can only use its
 * arguments.
 */
function fadePages(isPublic: boolean) {
  const { style } = document.documentElement;
  const leave = () => void Object.assign(style, { viewTransitionName: 'root' });
  const arrive = () => void Object.assign(style, { viewTransitionName: '' });
  addEventListener('pageswap', leave);
  addEventListener('pagereveal', arrive);
  const { startViewTransition } = document;
  function fade(given: Update | { update: Update }) {
    leave();
    let rendered: Promise<void> | undefined;
    const { updateCallbackDone } = startViewTransition.call(document, () => {
      arrive();
      rendered = typeof given === 'function' ? given() : given.update();
    });
    return { updateCallbackDone: updateCallbackDone.then(() => rendered) };
  }
  // If the browser supports it, the router fades between pages.
  const isStill = !isPublic || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill) Object.assign(document, { startViewTransition: undefined });
  else if ('startViewTransition' in document)
    Object.assign(document, { startViewTransition: fade });
}

/**
 * Loads the page's modules. On the public site they wait for the first screen, so as not to delay its images and fonts.
 */
export function StartModules() {
  const router = useRouter();
  const { modules } = usePageContext();
  if (!modules) return null;
  const ids = router.stores.matches.get().map(({ routeId }) => routeId);
  const waits = ids.includes('/_portal');
  const rules = ids.some((id) => id.startsWith('/admin')) ? undefined : modules.rules;
  const given = [modules.entries, modules.preloads(ids), waits, rules ?? null].map((value) =>
    JSON.stringify(value),
  );
  return <ScriptOnce>{`(${fadePages})(${waits});(${startModules})(${given})`}</ScriptOnce>;
}

/** Serialized into the page, so the function can't use anything outside itself. */
function startModules(entries: string[], preloads: string[], waits: boolean, rules: string | null) {
  let isStarted = false;
  function start() {
    if (isStarted) return;
    // A prerendered page must not do anything before it is shown, such as counting the visitor as online or loading
    // data.
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', start, { once: true });
      return;
    }
    isStarted = true;
    dispatchEvent(new Event('modulesstart'));
    if (rules && HTMLScriptElement.supports?.('speculationrules')) addRules(rules);
    for (const href of preloads) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    for (const src of entries) {
      const script = document.createElement('script');
      // From now on the router opens links, and the browser no longer loads their pages (speculation-rules.ts).
      const onload = () => document.documentElement.setAttribute('data-routed', '');
      document.head.append(Object.assign(script, { type: 'module', src, onload }));
    }
  }
  /**
   * Loads the speculation rules. A header would load them before the first view, which doesn't need them. If loading
   * fails, there are no rules.
   */
  function addRules(path: string) {
    fetch(path)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(
        (text) => {
          const script = document.createElement('script');
          if (text) document.head.append(Object.assign(script, { type: 'speculationrules', text }));
        },
        () => {},
      );
  }
  if (!waits) return start();
  addEventListener('load', () => {
    // A paint is reported once it is on screen, later than the frame that produced it.
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
  // Pointer moves don't count, because browsers report one when a page appears under a resting pointer.
  for (const event of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(event, start, { once: true, capture: true, passive: true });
  }
  // A slow image on another host may delay the load event.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 3000));
}
