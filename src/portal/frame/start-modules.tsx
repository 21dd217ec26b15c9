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
  // The frame after the load is the one that shows the last image.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const event of ['pointermove', 'pointerdown', 'touchstart', 'keydown']) {
    addEventListener(event, start, { once: true, capture: true, passive: true });
  }
  // An image on another host may keep the page from being loaded.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 3000));
}
