const isMac = navigator.platform.startsWith('Mac');

export const paletteKeys = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** Ignores the keys if an editor uses them too, or if a dialog is already open. */
export const opensPalette = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !(event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) &&
  !document.querySelector('dialog:modal');
