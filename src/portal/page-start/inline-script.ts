import { withClickId } from '#contract/partner/with-click-id.ts';
import type { Counting } from '#contract/site/counting.ts';
import type { Replayed } from '../../ui/press/replay-presses.ts';

/** Serialized into the page to run before all other scripts, so the function can only use its arguments. */
function runPageScript(carry: typeof withClickId, counting: Counting) {
  const root = document.documentElement;
  if (/(^|; )adult=yes(;|$)/.test(document.cookie)) root.dataset.adult = '';
  if (/(^|; )counted=no(;|$)/.test(document.cookie)) root.dataset.uncounted = '';
  if (new URLSearchParams(location.search).has('code')) root.dataset.opensCode = '';

  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  // React stops events of unhydrated elements at the document, so the window listens in the capture phase.
  const listen = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    heard: (event: WindowEventMap[Kind]) => void,
  ) => addEventListener(kind, heard, true);

  for (const kind of ['click', 'keydown'] as const) {
    listen(kind, (event) => {
      const control: Replayed | null = closest(event.target, `[data-replays=${kind}]`);
      if (control) control.presses = [...(control.presses ?? []), event];
    });
  }

  function remember(name: string, value: string) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
    document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=31536000${secure}`;
  }

  // The age notice and the age gate work before hydration.
  listen('click', (event) => {
    if (!closest(event.target, '[data-adult]:not(html)')) return;
    event.preventDefault();
    remember('adult', 'yes');
    root.dataset.adult = '';
    const content = document.getElementById('content');
    closest(content, '[inert]')?.removeAttribute('inert');
    content?.focus({ preventScroll: true });
  });

  // Sets cookies for the server. The links themselves point to the other language or market.
  listen('click', ({ target }) => {
    for (const name of ['language', 'market']) {
      const choice = closest(target, `[data-${name}]`)?.dataset[name];
      if (choice) remember(name, choice);
    }
  });

  // A break from offers may have started in another tab, even after this page was stored in the history.
  const hasOutdatedOffers = () =>
    root.dataset.onBreak === undefined && /(^|; )on_break=1/.test(document.cookie);
  const leaveOffers = () => {
    if (hasOutdatedOffers()) location.reload();
  };
  listen('focus', leaveOffers);
  listen('popstate', leaveOffers);
  document.addEventListener('visibilitychange', leaveOffers);
  listen('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const timing = navigation as PerformanceNavigationTiming | undefined;
    // The browser may also have loaded the page before the visitor opened it.
    const isEarlier = timing?.type === 'back_forward' || timing?.deliveryType;
    if (persisted || isEarlier) leaveOffers();
  });
  // What a prerendered page shows depends on cookies, which may have changed before the visitor opened it.
  const { cookie } = document;
  document.addEventListener('prerenderingchange', () => {
    if (document.cookie !== cookie) location.reload();
  });
  // Removing the rules makes the browser drop its prerendered pages, and load them with the current cookies instead.
  for (const kind of ['pointerdown', 'keydown'] as const) {
    listen(kind, () => {
      if (document.cookie === cookie) return;
      document.querySelector('script[type=speculationrules]')?.remove();
    });
  }
  listen('click', (event) => {
    if (!hasOutdatedOffers()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leaveOffers();
  });

  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isCounted =
    counting !== 'off' &&
    root.dataset.uncounted === undefined &&
    doNotTrack !== '1' &&
    !globalPrivacyControl;

  /**
   * Reads the visit's campaign and the site that led to it. They are remembered until the page is left or, if the
   * market allows storage, until the tab is closed.
   */
  function readOrigin(): Record<string, string> {
    const origin: Record<string, string> = {};
    const add = (name: string, value: string | null) => {
      if (value) origin[name] = value.slice(0, 100);
    };
    try {
      const query = new URLSearchParams(location.search);
      for (const name of ['source', 'medium', 'campaign']) add(name, query.get(`utm_${name}`));
      const storage = counting === 'full' ? sessionStorage : undefined;
      const stored = storage?.getItem('origin');
      // A link with a campaign starts a new visit in the same tab.
      if (stored && !Object.keys(origin)[0]) return JSON.parse(stored);
      const site = document.referrer && new URL(document.referrer).hostname;
      if (site !== location.hostname) add('site', site);
      const found = JSON.stringify(origin);
      if (found !== '{}') storage?.setItem('origin', found);
    } catch {
      // Browsers may block storage.
    }
    return origin;
  }
  const origin = isCounted ? readOrigin() : {};

  // Clicks are reported only to our server. A middle click opens a link too, but fires another event.
  function countClick({ target, button, isTrusted }: MouseEvent) {
    const pressed = closest(target, '[data-click]');
    if (!pressed || button > 1 || !isCounted) return;
    // Untrusted clicks are replays after hydration, already counted. On search options, they come from the search
    // input.
    if (!isTrusted && !pressed.matches('[role=option]')) return;
    const { click = '', clickParameter: name } = pressed.dataset;
    const [kind, id] = click.split('-');
    const block = closest(pressed, '[data-block]');
    const item = closest(pressed, 'li, article, [role=option]');
    const items = block ? [...block.querySelectorAll('li, article, [role=option]')] : [];
    const link = pressed.getAttribute('href') ?? '';
    const passed =
      name &&
      link &&
      Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
    const report = {
      ...origin,
      kind,
      id: Number(id),
      path: location.pathname,
      block: block?.dataset.block,
      position: item ? items.indexOf(item) + 1 : 0,
      click_id: passed || undefined,
      market: document.documentElement.dataset.shownMarket,
    };
    navigator.sendBeacon('/api/clicks', JSON.stringify(report));
    if (!passed) return;
    // Restores the partner's original link as soon as the browser has followed the changed one.
    pressed.setAttribute('href', carry(link, name, passed));
    setTimeout(() => pressed.setAttribute('href', link));
  }
  listen('click', countClick);
  listen('auxclick', countClick);

  const fields = 'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]';
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const isShortcut = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/');
    if (!isShortcut || isComposing) return;
    if (closest(target, fields)) return;
    if (document.querySelector('dialog:modal')) return;
    const form = document.querySelector<HTMLFormElement>('form[data-search]');
    if (!form || closest(form, '[inert]')) return;
    event.preventDefault();
    form.requestSubmit();
  });
}

export const pageScript = (counting: Counting) =>
  `(${runPageScript})(${withClickId},${JSON.stringify(counting)})`;
