/** Counts measured visits, so that none of them costs a transaction. */
import type { Kysely } from 'kysely';
import { type SpeedKey, type SpeedMetric, speedMetrics } from '#contract/operation/page-speed.ts';
import { localDay } from '#contract/wall-clock.ts';
import {
  addSpeedCounts,
  type SpeedCount,
} from '../../../db/repositories/operation/page-speed-count.ts';
import type { Database } from '../../../db/tables.ts';
import { inUnsyncedTransaction } from '../../../db/transaction.ts';
import { batchWriter } from '../../batch-writer.ts';
import { countRating } from './speed-measure.ts';

/** A visit's buckets by metric. */
type MeasuredVisit = SpeedKey & { [Metric in SpeedMetric]?: number | undefined };

export function speedLog({
  db,
  timeZone,
  onFailure,
}: {
  db: Kysely<Database>;
  timeZone: string;
  onFailure: (error: unknown) => void;
}) {
  const log = batchWriter<SpeedCount>({
    keyOf: ({ day, page, device, metric, bucket }) =>
      [day, page, device, metric, bucket].join('\n'),
    addUp: (before, { visits }) => ({ ...before, visits: before.visits + visits }),
    async write(counted) {
      if (counted.length === 0) return;
      await inUnsyncedTransaction(db, (trx) => addSpeedCounts(trx, counted));
    },
    onFailure,
  });
  let isClosed = false;
  return {
    /** Returns a promise only during shutdown, because nothing is written later. */
    count({ page, device, ...buckets }: MeasuredVisit): Promise<void> | undefined {
      const day = localDay(timeZone, new Date());
      for (const metric of speedMetrics) {
        const bucket = buckets[metric];
        if (bucket === undefined) continue;
        log.add({ day, page, device, metric, bucket, visits: 1 });
        countRating(metric, page, bucket);
      }
      return isClosed ? log.write() : undefined;
    },

    write: log.write,

    close() {
      isClosed = true;
      return log.close();
    },
  };
}

export type SpeedLog = ReturnType<typeof speedLog>;
