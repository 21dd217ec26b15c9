/** It lets one after another pass, in the order in which they came. */
export function mutex() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    get isFree() {
      return !isTaken;
    },
    waiting: () => waiting.length,
    async acquire(): Promise<void> {
      if (!isTaken) {
        isTaken = true;
        return;
      }
      const turn = Promise.withResolvers<void>();
      waiting.push(turn.resolve);
      await turn.promise;
    },
    release() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
