/**
 * Callers that arrive during a read share the next one, because the current one may have started too early to see a
 * write. No one waits for more than two reads, no matter how many callers there are.
 */
export function sharedRead(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  return function ask(): Promise<void> {
    if (!running) {
      running = read().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return ask();
      });
    return next;
  };
}
