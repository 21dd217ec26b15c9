type Update = () => Promise<void>;

/**
 * Fades the old page out above the next one, which accepts presses all the while: browsers ignore presses on a page that
 * is captured or still being rendered for a fade. Serialized into the page, so the function can only use its arguments.
 */
export function fadePages(isPublic: boolean) {
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
  // The router fades between pages if the browser can.
  const isStill = !isPublic || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill) Object.assign(document, { startViewTransition: undefined });
  else if ('startViewTransition' in document)
    Object.assign(document, { startViewTransition: fade });
}
