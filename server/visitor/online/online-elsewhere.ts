/** Processes that share a database add up their online visitors there. A process without a visitor asks and writes nothing. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  deleteOnlineCount,
  sumOtherOnlineCounts,
  writeOnlineCount,
} from '../../../db/repositories/visitor/online-count.ts';
import type { Database } from '../../../db/tables.ts';

const interval = 1_000;
/** A count that stays the same is written again after this time, and is over after the other. */
const rewriteInterval = 3_000;
const lasts = 10_000;

type Visitors = { count(): number; setElsewhere(count: number): void };

export function onlineElsewhere(db: Kysely<Database>, visitors: Visitors) {
  const id = randomUUID();
  let written: { visitors: number; at: number } | undefined;
  let exchanging: Promise<void> | undefined;

  async function writeOwn(count: number) {
    const isCurrent =
      written?.visitors === count && performance.now() - written.at < rewriteInterval;
    if (isCurrent) return;
    await writeOnlineCount(db, { process: id, visitors: count, milliseconds: lasts });
    written = { visitors: count, at: performance.now() };
  }

  async function exchangeCounts() {
    const count = visitors.count();
    if (count > 0) {
      await writeOwn(count);
      visitors.setElsewhere(await sumOtherOnlineCounts(db, id));
    } else if (written) {
      visitors.setElsewhere(0);
      await deleteOnlineCount(db, id);
      written = undefined;
    }
  }

  function exchange() {
    exchanging ??= exchangeCounts()
      // While the database is away, the last known sum is shown.
      .catch(() => {})
      .finally(() => {
        exchanging = undefined;
      });
  }

  const timer = setInterval(exchange, interval).unref();

  return {
    /** The first visitor need not wait for the next second. */
    exchange() {
      if (!written) exchange();
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await exchanging;
      if (written) await deleteOnlineCount(db, id).catch(() => {});
    },
  };
}
