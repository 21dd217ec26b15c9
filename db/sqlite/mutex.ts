/** Lets one caller in at a time, in order of arrival. */
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
