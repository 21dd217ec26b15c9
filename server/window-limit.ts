/** Counts what each address does within windows of time. Kept in memory: a restart forgives. */
type Window = { count: number; endsAt: number };

const mostAddresses = 100_000;

export function windowLimit({
  limit,
  milliseconds = 60_000,
  now = Date.now,
}: {
  limit: number;
  milliseconds?: number;
  now?: () => number;
}) {
  const windows = new Map<string, Window>();

  function current(address: string): Window {
    const time = now();
    const window = windows.get(address);
    if (window && window.endsAt > time) return window;
    if (windows.size >= mostAddresses) forgetEnded(time);
    const fresh = { count: 0, endsAt: time + milliseconds };
    windows.delete(address);
    windows.set(address, fresh);
    return fresh;
  }

  /** All windows are equally long: the first that has not ended is where the ended ones stop. */
  function forgetEnded(time: number) {
    for (const [address, { endsAt }] of windows) {
      if (endsAt > time && windows.size < mostAddresses) return;
      windows.delete(address);
    }
  }

  return {
    count(address: string) {
      current(address).count += 1;
    },
    /** Seconds until the address may go on; 0 when it may. */
    wait(address: string): number {
      const { count, endsAt } = current(address);
      return count < limit ? 0 : Math.max(1, Math.ceil((endsAt - now()) / 1000));
    },
  };
}

export type WindowLimit = ReturnType<typeof windowLimit>;
