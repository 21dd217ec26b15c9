import { withClickId } from '#contract/partner/click-id.ts';
import type { Replayed } from '../ui/replay-presses.ts';

/** The page contains this function as text, so that it runs before all other scripts. It can use nothing but its arguments. */
function runPageScript(carry: typeof withClickId) {
  const root = document.documentElement;
  if (/(^|; )adult=yes(;|$)/.test(document.cookie)) root.dataset.adult = '';

  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  // React stops the events of what is not hydrated at the document, so they are heard before that.
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

  // Nothing of the notice or the gate waits for hydration.
  listen('click', (event) => {
    if (!closest(event.target, '[data-adult]:not(html)')) return;
    event.preventDefault();
    remember('adult', 'yes');
    root.dataset.adult = '';
    const content = document.getElementById('content');
    closest(content, '[inert]')?.removeAttribute('inert');
    content?.focus({ preventScroll: true });
  });

  // The server reads these cookies. The links themselves lead to the other language or market.
  listen('click', ({ target }) => {
    for (const name of ['language', 'market']) {
      const choice = closest(target, `[data-${name}]`)?.dataset[name];
      if (choice) remember(name, choice);
    }
  });

  // A press is counted by the server alone. A middle press opens a link too, and comes as another event.
  function countClick({ target, button, isTrusted }: MouseEvent) {
    const pressed = closest(target, '[data-click]');
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
      globalPrivacyControl?: boolean;
    };
    if (!pressed || button > 1) return;
    // A press that is repeated after the hydration was counted before. Options are pressed from the input of the search.
    if (!isTrusted && !pressed.matches('[role=option]')) return;
    if (doNotTrack === '1' || globalPrivacyControl) return;
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
    const told = {
      kind,
      id: Number(id),
      path: location.pathname,
      block: block?.dataset.block,
      position: item ? items.indexOf(item) + 1 : 0,
      click_id: passed || undefined,
      market: document.documentElement.dataset.shownMarket,
    };
    navigator.sendBeacon('/api/clicks', JSON.stringify(told));
    if (!passed) return;
    // The link is the partner's own again as soon as the browser has followed it.
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

export const pageScript = () => `(${runPageScript})(${withClickId})`;
