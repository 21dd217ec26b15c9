// Runs on SQLite only: it tests SQLite's driver.
import { setImmediate as nextTurn } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { appendChange } from '../change-log.ts';
import { testDatabase } from '../testing/database.ts';
import { inTransaction, inUnsyncedTransaction } from '../transaction.ts';
import { connect } from './connection.ts';
import { watchVersion } from './watch-version.ts';

const change = {
  actor: 'test',
  action: 'update',
  entity: 'product',
  entityId: 1,
  snapshot: {},
} as const;

test('the version changes on a write by this process or another', async () => {
  const { address: file, db, version, close } = await testDatabase();
  const before = version.current();
  expect(version.current()).toBe(before);

  await inTransaction(db, (trx) => appendChange(trx, change));
  const after = version.current();
  expect(after).toBeGreaterThan(before);

  const other = connect(file);
  await inTransaction(other, (trx) => appendChange(trx, change));
  await nextTurn();
  expect(version.current()).toBeGreaterThan(after);
  await other.destroy();
  await close();
});

test('a commit by this process is visible immediately, and one by another process in the next turn', async () => {
  const { address: file, db, version, close } = await testDatabase();
  await nextTurn();
  const before = version.current();
  await inUnsyncedTransaction(db, (trx) => appendChange(trx, change));
  const after = version.current();
  expect(after).toBeGreaterThan(before);

  const other = new SQLite(file);
  other.exec(`
    insert into change (at, actor, action, entity, entity_id, snapshot)
    select at, actor, action, entity, entity_id, snapshot from change`);
  expect(version.current()).toBe(after);
  await nextTurn();
  expect(version.current()).toBeGreaterThan(after);
  other.close();
  await close();
});

test('an uncommitted write, or one outside the catalogue, does not change the version', async () => {
  const { db, version, close } = await testDatabase();
  const before = version.current();
  await inTransaction(db, async (trx) => {
    await appendChange(trx, change);
    expect(version.current()).toBe(before);
    throw new Error('undo');
  }).catch(() => {});
  await db.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
  expect(version.current()).toBe(before);
  await close();
});

test('the version changes when a promo code expires, without a write', async () => {
  const { address: file, db, close } = await testDatabase();
  const ends_at = 2_000_000_000;
  await db
    .insertInto('promo_code')
    .values({ code: 'A', code_key: 'a', market_code: 'US', rarity: 'rare', is_active: 1, ends_at })
    .execute();
  let now = (ends_at - 10) * 1000;
  const version = watchVersion(file, () => now);
  const before = version.current();
  now = ends_at * 1000 - 1;
  expect(version.current()).toBe(before);
  now = ends_at * 1000;
  expect(version.current()).toBeGreaterThan(before);
  const after = version.current();
  now += 1_000_000;
  expect(version.current()).toBe(after);
  // Setting the clock back makes the code live again.
  now = (ends_at - 10) * 1000;
  const back = version.current();
  expect(back).toBeGreaterThan(after);
  now -= 1_000_000;
  expect(version.current()).toBe(back);
  version.close();
  await close();
});
