import SQLite from 'better-sqlite3';
import type { CatalogueVersion } from '../engine.ts';

export function watchVersion(file: string, now: () => number = Date.now): CatalogueVersion {
  // A separate connection sees only commits, and its data_version counts all of them, as it makes none itself.
  const watcher = new SQLite(file, { readonly: true });
  const dataVersion = watcher.prepare('pragma data_version').pluck();
  const head = watcher.prepare('select coalesce(max(seq), 0) from change').pluck();
  const nextEnding = watcher
    .prepare('select min(ends_at) from promo_code where ends_at > ?')
    .pluck();
  const lastEnding = watcher
    .prepare('select max(ends_at) from promo_code where ends_at <= ?')
    .pluck();

  let version = 0;
  let dataSeen: unknown;
  let headSeen: unknown;
  let endsAt = 0;
  /** A clock that is set back before this time brings a code back that had ended. */
  let holdsFrom = 0;

  const isWithin = (time: number) => time >= holdsFrom && time < endsAt;

  function moveOn(time: number) {
    const headNow = head.get();
    if (headNow === headSeen && isWithin(time)) return;
    version += 1;
    headSeen = headNow;
    const ending = nextEnding.get(Math.floor(time / 1000)) as number | null;
    endsAt = ending === null ? Number.POSITIVE_INFINITY : ending * 1000;
    holdsFrom = ((lastEnding.get(Math.floor(time / 1000)) as number | null) ?? 0) * 1000;
  }

  return {
    current() {
      const data = dataVersion.get();
      const time = now();
      if (data !== dataSeen || !isWithin(time)) {
        dataSeen = data;
        moveOn(time);
      }
      return version;
    },
    refresh: () => undefined,
    close: () => void watcher.close(),
  };
}
