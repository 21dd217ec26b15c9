/** Each process that serves the site says so in the database, so that nobody moves the site away from under it. */
import type { Kysely } from 'kysely';
import { hasEnded, processName } from './process-name.ts';
import {
  deleteEndedLeases,
  deleteLease,
  listLeaseHolders,
  takeLease,
} from './repositories/lease.ts';
import type { Database } from './tables.ts';

/** In milliseconds. Nobody waits for a process that ended on this machine. */
const lasts = 120_000;
const renewInterval = 60_000;

const words = 'process';

/** Returns the function that ends it. */
export function announceProcess(db: Kysely<Database>): () => Promise<void> {
  const lease = { name: `${words} ${processName}`, holder: processName };
  let announcing = Promise.resolve();
  function announce() {
    announcing = takeLease(db, { ...lease, milliseconds: lasts })
      .then(
        () => deleteEndedLeases(db, words),
        // While the database is away, nobody can move the site.
      )
      .catch(() => {});
  }
  announce();
  const timer = setInterval(announce, renewInterval).unref();
  return async () => {
    clearInterval(timer);
    await announcing;
    await deleteLease(db, lease).catch(() => {});
  };
}

export async function isSiteRunning(db: Kysely<Database>): Promise<boolean> {
  const holders = await listLeaseHolders(db, words);
  return holders.some(({ holder }) => !hasEnded(holder));
}

export async function requireEnded(db: Kysely<Database>): Promise<void> {
  if (!(await isSiteRunning(db))) return;
  throw new Error(
    'The site still runs. End all of its processes, and wait two minutes where one was killed on another machine.',
  );
}
