/** Adds up measured visits in memory and writes them every few seconds, so that no visit costs a transaction. */
import type { Kysely } from 'kysely';
import { type SpeedKey, type SpeedMetric, speedMetrics } from '#contract/operation/page-speed.ts';
import { wallClock } from '#contract/wall-clock.ts';
import {
  addSpeedCounts,
  type SpeedCount,
} from '../../../db/repositories/operation/page-speed-count.ts';
import type { Database } from '../../../db/tables.ts';
import { inUnsyncedTransaction } from '../../../db/transaction.ts';
import { countRating } from './speed-measure.ts';

const writeInterval = 5_000;

/** A visit's buckets by metric. */
export type MeasuredVisit = SpeedKey & { [Metric in SpeedMetric]?: number | undefined };

type Counts = Map<string, SpeedCount>;

/** Counts have a fixed set of keys per day, so waiting ones need little memory even if the database is unavailable. */
function add(counts: Counts, count: SpeedCount) {
  const { day, page, device, connection, metric, bucket, visits } = count;
  const key = [day, page, device, connection, metric, bucket].join('\n');
  const before = counts.get(key);
  counts.set(key, before ? { ...before, visits: before.visits + visits } : count);
}

export function speedLog({
  db,
  timeZone,
  onFailure,
}: {
  db: Kysely<Database>;
  timeZone: string;
  onFailure: (error: unknown) => void;
}) {
  const timer = setInterval(write, writeInterval).unref();
  let pending: Counts = new Map();
  let lastWrite = Promise.resolve();
  let isClosed = false;

  /** Serializes writes, so that awaiting one means that everything counted before is written. */
  function write(): Promise<void> {
    lastWrite = lastWrite.then(writePending);
    return lastWrite;
  }

  async function writePending() {
    const counted = [...pending.values()];
    if (counted.length === 0) return;
    pending = new Map();
    try {
      await inUnsyncedTransaction(db, (trx) => addSpeedCounts(trx, counted));
    } catch (error) {
      for (const count of counted) add(pending, count);
      onFailure(error);
    }
  }

  return {
    /** Returns a promise only during shutdown, because nothing is written later. */
    count({ page, device, connection, ...buckets }: MeasuredVisit): Promise<void> | undefined {
      const day = wallClock(timeZone).format(new Date()).slice(0, 10);
      for (const metric of speedMetrics) {
        const bucket = buckets[metric];
        if (bucket === undefined) continue;
        add(pending, { day, page, device, connection, metric, bucket, visits: 1 });
        countRating(metric, page, bucket);
      }
      return isClosed ? write() : undefined;
    },

    write,

    close() {
      isClosed = true;
      clearInterval(timer);
      return write();
    },
  };
}

export type SpeedLog = ReturnType<typeof speedLog>;
