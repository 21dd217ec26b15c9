import type { Replayed } from '../ui/replay-presses.ts';

/** The page contains this function as text, so that it runs before all other scripts. It can use nothing from outside. */
export function pageScript() {
  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  for (const kind of ['click', 'keydown']) {
    addEventListener(
      kind,
      (event) => {
        const control: Replayed | null = closest(event.target, `[data-replays=${kind}]`);
        if (control) control.presses = [...(control.presses ?? []), event];
      },
      true,
    );
  }

  // The server reads these cookies. The links themselves lead to the other language or market.
  addEventListener('click', ({ target }) => {
    for (const name of ['language', 'market']) {
      const choice = closest(target, `[data-${name}]`)?.dataset[name];
      const secure = location.protocol === 'https:' ? '; secure' : '';
      if (!choice) continue;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
      document.cookie = `${name}=${choice}; path=/; samesite=lax; max-age=31536000${secure}`;
    }
  });

  const fields = 'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]';
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const isShortcut = !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/');
    if (!isShortcut || isComposing) return;
    if (closest(target, fields)) return;
    if (document.querySelector('dialog:modal')) return;
    const form = document.querySelector<HTMLFormElement>('form[data-search]');
    if (!form) return;
    event.preventDefault();
    form.requestSubmit();
  });
}
