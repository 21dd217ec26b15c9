const writeInterval = 5_000;

type Options<Count> = {
  keyOf: (count: Count) => string;
  addUp: (before: Count, count: Count) => Count;
  /** The number of keys that may wait. Optional if the set of keys is fixed. */
  maxKeys?: number;
  /** Called for every interval, even with nothing counted. */
  write: (counted: Count[]) => Promise<unknown>;
  onFailure: (error: unknown) => void;
};

/**
 * Counts in memory and writes the counts together a few seconds later, so that no visitor waits for it. Counts that
 * can't be written wait for the next write.
 */
export function batchWriter<Count>({ keyOf, addUp, maxKeys, write, onFailure }: Options<Count>) {
  const timer = setInterval(writePending, writeInterval).unref();
  let pending = new Map<string, Count>();
  let lastWrite = Promise.resolve();

  function add(count: Count): void {
    const key = keyOf(count);
    const before = pending.get(key);
    if (before) pending.set(key, addUp(before, count));
    else if (maxKeys === undefined || pending.size < maxKeys) pending.set(key, count);
  }

  /** Serializes writes, so that awaiting one means that everything counted before is written. */
  function writePending(): Promise<void> {
    lastWrite = lastWrite.then(async () => {
      const counted = [...pending.values()];
      pending = new Map();
      try {
        await write(counted);
      } catch (error) {
        const later = [...pending.values()];
        pending = new Map();
        for (const count of [...counted, ...later]) add(count);
        onFailure(error);
      }
    });
    return lastWrite;
  }

  return {
    add,
    write: writePending,
    close() {
      clearInterval(timer);
      return writePending();
    },
  };
}
