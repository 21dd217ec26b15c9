import { expect, test } from 'vitest';
import { instantOf } from '#contract/local-time.ts';
import { keepTimeZone } from './local-time.ts';
import { testDatabase } from './testing.ts';

test('another time zone moves the end of every code', async () => {
  const { db, close } = await testDatabase();
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
  await keepTimeZone(db, 'Europe/Istanbul');
  const { ends_at } = await db.selectFrom('promo_code').select('ends_at').executeTakeFirstOrThrow();
  expect(ends_at).toBe(Date.parse('2026-12-31T09:00:00Z') / 1000);
  await close();
});
