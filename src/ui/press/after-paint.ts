/** Runs work that can wait until the response to a click is painted. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
