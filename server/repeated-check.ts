/** Runs a check at intervals, one at a time. A failure is reported and doesn't stop the next one. */
export function repeatedCheck(
  check: () => Promise<void>,
  { interval, onFailure }: { interval: number; onFailure: (error: unknown) => void },
) {
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  return {
    start() {
      timer = setInterval(() => {
        checking ??= check()
          .catch(onFailure)
          .finally(() => {
            checking = undefined;
          });
      }, interval).unref();
    },
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}
