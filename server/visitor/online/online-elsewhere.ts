/** Adds up the online visitors of all processes on a database. A process without visitors makes no queries. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  deleteOnlineCount,
  sumOtherOnlineCounts,
  writeOnlineCount,
} from '../../../db/repositories/visitor/online-count.ts';
import type { Database } from '../../../db/tables.ts';

const interval = 1_000;
/** An unchanged count is rewritten after `rewriteInterval`, and expires after `expiresAfter`. */
const rewriteInterval = 3_000;
const expiresAfter = 10_000;

type Visitors = { count(): number; setElsewhere(count: number): void };

export function onlineElsewhere(db: Kysely<Database>, visitors: Visitors) {
  const id = randomUUID();
  let written: { visitors: number; at: number } | undefined;
  let exchanging: Promise<void> | undefined;

  async function writeOwn(count: number) {
    const isCurrent =
      written?.visitors === count && performance.now() - written.at < rewriteInterval;
    if (isCurrent) return;
    await writeOnlineCount(db, { process: id, visitors: count, milliseconds: expiresAfter });
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
      // Show the last known sum while the database is unreachable.
      .catch(() => {})
      .finally(() => {
        exchanging = undefined;
      });
  }

  const timer = setInterval(exchange, interval).unref();

  return {
    /** Exchanges counts immediately for the first visitor. */
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
