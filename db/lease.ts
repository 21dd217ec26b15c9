/**
 * Ensures that work isn't done twice: only the process that holds the work's lease does it. A holder that cannot renew
 * the lease stops before another process may start, and one that dies without releasing it is replaced within ten
 * seconds.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hasEnded, processName } from './process-name.ts';
import { deleteLease, findLeaseHolder, takeLease } from './repositories/operation/lease.ts';
import type { Database } from './tables.ts';

/**
 * In milliseconds. The holder stops two seconds before its lease expires, so that requests in flight finish in time.
 */
const lasts = { inDatabase: 8_000, forHolder: 6_000 };
const renewInterval = 2_000;
const pollInterval = 1_000;

export type Lease = {
  /** Checked before each step of the work. */
  isHeld(): boolean;
  /** Lets another process take the lease immediately. */
  release(): Promise<void>;
};

export function holdLease(db: Kysely<Database>, name: string, onGain: () => void): Lease {
  const holder = `${processName}|${randomUUID()}`;
  let askedAt: Moment | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;

  const isHeld = () => askedAt !== undefined && elapsedSince(askedAt) < lasts.forHolder;

  async function take(): Promise<boolean> {
    const milliseconds = lasts.inDatabase;
    if (isHeld()) return takeLease(db, { name, holder, milliseconds });
    const from = await findLeaseHolder(db, name, milliseconds);
    if (from !== undefined && from !== holder && !hasEnded(from)) return false;
    return takeLease(db, { name, holder, milliseconds, ...(from !== undefined && { from }) });
  }

  async function ask() {
    const wasHeld = isHeld();
    const asked = moment();
    try {
      askedAt = (await take()) ? asked : undefined;
    } catch {
      // While the database is unreachable, the lease remains valid until it expires.
    }
    if (isReleased) return;
    if (!wasHeld && isHeld()) onGain();
    timer = setTimeout(askAgain, isHeld() ? renewInterval : pollInterval).unref();
  }

  let asking = ask();
  function askAgain() {
    asking = ask();
  }

  return {
    isHeld: () => !isReleased && isHeld(),
    async release() {
      isReleased = true;
      clearTimeout(timer);
      await asking;
      // If the database is unreachable, the lease simply expires.
      if (askedAt) await deleteLease(db, { name, holder }).catch(() => {});
    },
  };
}

type Moment = { steady: number; wall: number };

const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() });

/** The monotonic clock may stop while the machine sleeps; the wall clock covers that case. */
const elapsedSince = ({ steady, wall }: Moment) =>
  Math.max(performance.now() - steady, Date.now() - wall);
