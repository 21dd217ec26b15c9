/**
 * Work that must be done once is done by the process that holds its lease. A holder that cannot renew it stops before
 * another process may begin, and one that ended without releasing it is followed within ten seconds.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hasEnded, processName } from './process-name.ts';
import { deleteLease, findLeaseHolder, takeLease } from './repositories/operation/lease.ts';
import type { Database } from './tables.ts';

/** In milliseconds. The holder stops two seconds before its lease ends, so that what it has just sent arrives in time. */
const lasts = { inDatabase: 8_000, forHolder: 6_000 };
const renewInterval = 2_000;
const pollInterval = 1_000;

export type Lease = {
  /** The work asks before each of its steps. */
  isHeld(): boolean;
  /** After this another process may take the lease at once. */
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
      // While the database cannot be asked, the lease goes on until its end.
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
      // If the database cannot be reached, the lease runs out by itself.
      if (askedAt) await deleteLease(db, { name, holder }).catch(() => {});
    },
  };
}

type Moment = { steady: number; wall: number };

const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() });

/** A clock that nobody sets stands still while the machine sleeps, and then the other one tells. */
const elapsedSince = ({ steady, wall }: Moment) =>
  Math.max(performance.now() - steady, Date.now() - wall);
