/**
 * Every process of the site registers in the database, as do restores and moves, which need exclusive access. Each
 * writes its row before looking for others, so if two start together, at least one sees the other.
 */
import type { Kysely } from 'kysely';
import { hasEnded, processName } from './process-name.ts';
import {
  deleteExpiredLeases,
  deleteLease,
  findLeaseHolder,
  listLeaseHolders,
  takeLease,
} from './repositories/operation/lease.ts';
import type { Database } from './tables.ts';

/** In milliseconds. Processes that exited on the same machine are detected before they expire. */
const lasts = 120_000;
const renewInterval = 60_000;

const words = 'process';
const replacement = 'replacement of the site';

/** Fails during a restore or a move. Returns the function that unregisters the process. */
export async function announceProcess(db: Kysely<Database>): Promise<() => Promise<void>> {
  // On SQLite, a restore holds the write lock, and this write would wait for it.
  await requireNoReplacement(db);
  const { end } = await announce(db, `${words} ${processName}`);
  try {
    await requireNoReplacement(db);
    await deleteExpiredLeases(db, words);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Runs the work if no process of the site and no other restore or move is running. */
export async function withoutProcesses<Result>(
  db: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { isTaken, end } = await announce(db, replacement);
  try {
    if (!isTaken)
      throw new Error(`Another restore or move of this site is running. ${afterItsEnd}`);
    await requireEnded(db);
    return await work();
  } finally {
    await end();
  }
}

async function announce(db: Kysely<Database>, name: string) {
  const lease = { name, holder: processName };
  async function take() {
    const from = await findLeaseHolder(db, name, lasts);
    const isLeft = from !== undefined && hasEnded(from);
    return takeLease(db, { ...lease, milliseconds: lasts, ...(isLeft && { from }) });
  }
  const isTaken = await take();
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A failed renewal does no harm: while the database is unreachable, the site can't be replaced.
    renewing = take().catch(() => {});
  }, renewInterval).unref();
  return {
    isTaken,
    async end() {
      clearInterval(timer);
      await renewing;
      await deleteLease(db, lease).catch(() => {});
    },
  };
}

const afterItsEnd =
  'Try again once it has finished, or after two minutes if it was killed on another machine.';

async function requireNoReplacement(db: Kysely<Database>): Promise<void> {
  const holder = await findLeaseHolder(db, replacement, lasts);
  if (holder === undefined || hasEnded(holder)) return;
  throw new Error(`A restore or move of this site is running. ${afterItsEnd}`);
}

export async function isSiteRunning(db: Kysely<Database>): Promise<boolean> {
  const holders = await listLeaseHolders(db, words);
  return holders.some(({ holder }) => !hasEnded(holder));
}

export async function requireEnded(db: Kysely<Database>): Promise<void> {
  if (!(await isSiteRunning(db))) return;
  throw new Error(
    'The site is still running. Stop all of its processes, and wait two minutes if one was killed on another machine.',
  );
}
