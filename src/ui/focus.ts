/** Returns whether nothing is focused. A new page may move focus only if the visitor hasn't already done so. */
export const isFocusFree = () =>
  document.activeElement === null || document.activeElement === document.body;
