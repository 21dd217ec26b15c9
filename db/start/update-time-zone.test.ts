// Runs on PostgreSQL too: no other test runs its SQL there.
import { expect, test } from 'vitest';
import { instantOf } from '#contract/wall-clock.ts';
import { isNew } from '../change-log.ts';
import { openEngine } from '../open.ts';
import { allRows, testDatabase } from '../testing/database.ts';
import { updateTimeZone } from './update-time-zone.ts';

test('changing the time zone moves the end of every code and changes the catalogue version in every process', async () => {
  const { address, db, version, close } = await testDatabase();
  await db
    .insertInto('promo_code')
    .values({
      code: 'A',
      code_key: 'a',
      market_code: 'US',
      rarity: 'rare',
      is_active: 1,
      expires_at: '2026-12-31 12:00:00',
      ends_at: instantOf('2026-12-31 12:00:00', 'UTC'),
    })
    .execute();
  const banner = {
    image_url: '/uploads/a',
    market_code: 'US',
    sort_order: 1,
    is_active: 1,
  } as const;
  const starts_at = '2026-12-31 12:00:00';
  await db
    .insertInto('banner')
    .values({ ...banner, starts_at, live_from: 0 })
    .execute();
  const before = version.current();
  const { db: other } = await openEngine(address);
  await updateTimeZone(other, 'Europe/Istanbul');
  await other.destroy();
  const { ends_at } = await db.selectFrom('promo_code').select('ends_at').executeTakeFirstOrThrow();
  expect(ends_at).toBe(Date.parse('2026-12-31T09:00:00Z') / 1000);
  const { live_from } = await db.selectFrom('banner').select('live_from').executeTakeFirstOrThrow();
  expect(live_from).toBe(ends_at);
  await expect.poll(version.current).toBeGreaterThan(before);

  await updateTimeZone(db, 'Europe/Istanbul');
  expect(await allRows(db, 'change')).toMatchObject([
    { entity: 'catalogue', snapshot: '{"time_zone":"Europe/Istanbul"}' },
  ]);
  await close();
});

test('a time zone change that affects no codes is not logged, so a new database still counts as new', async () => {
  const { db, close } = await testDatabase();
  await updateTimeZone(db, 'Europe/Istanbul');
  expect(await isNew(db)).toBe(true);
  await close();
});
