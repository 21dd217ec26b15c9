/** Returns whether nothing is focused. A new page may move focus only if the reader hasn't already. */
export const isFocusFree = () =>
  document.activeElement === null || document.activeElement === document.body;
