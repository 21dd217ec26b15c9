const isMac = navigator.platform.startsWith('Mac');

export const paletteKeys = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** An editor may use the same keys, and a dialog that is already open comes first. */
export const opensPalette = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !(event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) &&
  !document.querySelector('dialog:modal');
