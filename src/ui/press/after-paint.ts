/** Runs what can wait until the answer to a press is shown. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
