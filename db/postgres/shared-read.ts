/**
 * Whoever asks while a read goes on shares the next one, as the one before may have begun too early to know of a write.
 * Nobody waits for more than two reads, however many ask.
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
