// Runs on PostgreSQL too: no other test runs its SQL there.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { engineSql } from './engine.ts';
import { holdLease } from './lease.ts';
import type { OpenDatabase } from './open.ts';
import { processName } from './process-name.ts';
import { takeLease } from './repositories/operation/lease.ts';
import { isPostgres } from './testing/database.ts';
import { hideTable, holdLock } from './testing/failure.ts';
import { openInTwoProcesses, type TwoProcesses } from './testing/two-processes.ts';

let database: TwoProcesses['database'];
let other: OpenDatabase;
beforeEach(async () => {
  ({ database, other } = await openInTwoProcesses());
});

const name = 'feeding';
const milliseconds = 8_000;

function hold({ db }: Pick<OpenDatabase, 'db'>) {
  const onGain = vi.fn();
  const lease = holdLease(db, name, onGain);
  onTestFinished(() => lease.release());
  return { ...lease, onGain };
}

const isGained = (lease: ReturnType<typeof hold>) =>
  vi.waitFor(() => expect(lease.isHeld()).toBe(true), { timeout: 20_000, interval: 5 });

/** Gives the lease to another process, which doesn't renew it. */
const giveLeaseTo = (holder: string) => takeLease(database.db, { name, holder, milliseconds });

const endLease = () => database.db.updateTable('lease').set({ expires_at: 1 }).execute();

/** Waits until the process has tried again to take the lease. */
async function triedAgain(db: OpenDatabase['db']) {
  const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
  await vi.waitFor(() => expect(executed).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  executed.mockRestore();
}

const exitedHolder = () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return `${processName.split('|')[0]}|${pid}|${randomUUID()}`;
};

test('two processes never hold a lease at the same time, and the second acquires it once the first releases it', async () => {
  const first = hold(database);
  await isGained(first);
  const second = hold(other);
  const both = vi.fn();
  second.onGain.mockImplementation(() => both(first.isHeld()));
  await first.release();
  await isGained(second);
  expect(first.isHeld()).toBe(false);
  expect(both).toHaveBeenCalledExactlyOnceWith(false);
});

test('only one of many concurrent processes gets the lease', async () => {
  const ask = (holder: number, { db }: OpenDatabase) =>
    takeLease(db, { name, holder: `${holder}`, milliseconds });
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, holder) => ask(holder, holder % 2 === 0 ? database : other)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('takes over an expired lease from an unknown process', async () => {
  await giveLeaseTo('other machine|1|2');
  const lease = hold(database);
  await triedAgain(database.db);
  expect(lease.isHeld()).toBe(false);
  await endLease();
  await isGained(lease);
});

test('immediately takes over the lease of a process on this machine that has exited', async () => {
  await giveLeaseTo(exitedHolder());
  const executed = vi.spyOn(database.db.getExecutor(), 'executeQuery');
  await isGained(hold(database));
  expect(executed).toHaveBeenCalledTimes(2);
  executed.mockRestore();
});

test('does not take the lease of a running process on this machine', async () => {
  await giveLeaseTo(`${processName.split('|')[0]}|${process.ppid}|${randomUUID()}`);
  const lease = hold(database);
  await triedAgain(database.db);
  expect(lease.isHeld()).toBe(false);
});

test('a lease taken before the clock was set back still expires', async () => {
  await giveLeaseTo('other machine|1|2');
  await database.db
    .updateTable('lease')
    .set({ expires_at: sql<number>`${engineSql(database.db).milliseconds} + ${60 * 60_000}` })
    .execute();
  await isGained(hold(database));
});

test.each([
  ['steady clock', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000)],
  ['wall clock', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000)],
])(
  'a holder that cannot renew its lease stops two seconds before another may start, according to the %s',
  async (_, pass) => {
    const before = Date.now();
    const lease = hold(database);
    await isGained(lease);
    const { expires_at } = await other.db
      .selectFrom('lease')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(expires_at).toBeGreaterThanOrEqual(before + 8_000);
    const bringBack = await hideTable(database.db, 'lease');
    const clock = pass();
    expect(lease.isHeld()).toBe(false);
    clock.mockRestore();
    await bringBack();
  },
);

test('a holder stops once another process has taken over its lease', async () => {
  const lease = hold(database);
  await isGained(lease);
  await endLease();
  expect(await giveLeaseTo('other machine|1|2')).toBe(true);
  await vi.waitFor(() => expect(lease.isHeld()).toBe(false), { timeout: 20_000 });
});

test('a lease does not change the catalogue version', async () => {
  const before = database.version.current();
  await isGained(hold(database));
  expect(database.version.current()).toBe(before);
});

test.runIf(isPostgres)('takes a lease while a catalogue write holds the lock', async () => {
  const release = await holdLock(database.address);
  await isGained(hold(database));
  await release();
});
