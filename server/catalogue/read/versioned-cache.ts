/**
 * Stores values under the catalogue version that was current before they were made, and returns them only while that
 * version is current. Concurrent requests for the same value share one computation, unless there was a write in
 * between.
 */
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { counter } from '../../../db/metrics/measure.ts';

type Options<Value> = {
  /** Labels the cache in the metrics. */
  name: string;
  version: Pick<CatalogueVersion, 'current'>;
  maxBytes: number;
  bytesOf: (value: Value) => number;
};

type Made<Value> = { value: Value; isKept: boolean };

/** Assumes two bytes per character, and about 500 for an entry's objects. */
export const bytesOfEntry = (...texts: string[]) =>
  texts.reduce((bytes, text) => bytes + 2 * text.length, 500);

const lookups = counter({
  name: 'aceboard_cache_lookups_total',
  help: 'Cache hits and misses.',
  labels: ['cache', 'outcome'],
});

export function versionedCache<Value extends object>({
  name,
  version,
  maxBytes,
  bytesOf,
}: Options<Value>) {
  const stored = new LRUCache<string, { value: Value; version: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => bytesOfEntry(key) + bytesOf(value),
  });
  const hits = lookups.of(name, 'hit');
  const misses = lookups.of(name, 'miss');
  const pending = new Map<string, { work: Promise<Value>; version: number }>();

  function find(key: string): Value | undefined {
    const entry = stored.get(key);
    if (entry?.version !== version.current()) return undefined;
    hits.value += 1;
    return entry.value;
  }

  async function makeAndStore(
    key: string,
    versionBefore: number,
    make: (outdated: Value | undefined) => Promise<Made<Value>>,
  ): Promise<Value> {
    const { value, isKept } = await make(stored.peek(key)?.value);
    // If there was a write in the meantime, the value may or may not include it.
    if (isKept && version.current() === versionBefore) {
      stored.set(key, { value, version: versionBefore });
    }
    return value;
  }

  return {
    find,

    /** `make` may return the outdated value if it hasn't changed. */
    async get(
      key: string,
      make: (outdated: Value | undefined) => Promise<Made<Value>>,
    ): Promise<Value> {
      const known = find(key);
      if (known) return known;
      const current = version.current();
      const shared = pending.get(key);
      if (shared?.version === current) return shared.work;
      misses.value += 1;
      const work = makeAndStore(key, current, make);
      pending.set(key, { work, version: current });
      try {
        return await work;
      } finally {
        if (pending.get(key)?.work === work) pending.delete(key);
      }
    },

    size: () => ({ entries: stored.size, bytes: stored.calculatedSize }),
  };
}
