/** A page that has just come moves the focus only where its reader has not put it anywhere yet. */
export const isFocusFree = () =>
  document.activeElement === null || document.activeElement === document.body;
