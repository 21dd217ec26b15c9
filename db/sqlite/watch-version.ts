import SQLite from 'better-sqlite3';
import { type CatalogueVersion, systemClock } from '../engine.ts';
import { type Instants, selectInstants, spanAround } from '../sql/schedule.ts';

/** `onCommit` reports this process's commits. Others are checked for once per turn of the event loop. */
export function watchVersion(
  file: string,
  now = systemClock,
): CatalogueVersion & { onCommit: () => void } {
  // A separate connection makes no commits itself, so its data_version counts every commit.
  const watcher = new SQLite(file, { readonly: true });
  const dataVersion = watcher.prepare('pragma data_version').pluck();
  const head = watcher.prepare('select coalesce(max(seq), 0) from change').pluck();
  const instants = watcher.prepare(selectInstants('@now'));

  let version = 0;
  let dataSeen: unknown;
  let headSeen: unknown;
  /** The next scheduled start or end. */
  let validUntil = 0;
  /** If the clock is set back before this time, expired items reappear and started items disappear. */
  let validFrom = 0;

  let isAsked = false;

  const isWithin = (time: number) => time >= validFrom && time < validUntil;

  function moveOn(time: number) {
    const headNow = head.get();
    if (headNow === headSeen && isWithin(time)) return;
    version += 1;
    headSeen = headNow;
    const seconds = { now: Math.floor(time / 1000) };
    const span = spanAround(time, instants.get(seconds) as Instants);
    validFrom = span.from;
    validUntil = span.until;
  }

  function ask(): unknown {
    if (isAsked) return dataSeen;
    const data = dataVersion.get();
    isAsked = true;
    setImmediate(forget);
    return data;
  }

  function forget() {
    isAsked = false;
  }

  return {
    current() {
      const data = ask();
      const time = now();
      if (data !== dataSeen || !isWithin(time)) {
        dataSeen = data;
        moveOn(time);
      }
      return version;
    },
    onCommit: forget,
    refresh: () => undefined,
    close: () => void watcher.close(),
  };
}
