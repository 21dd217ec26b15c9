// Runs on PostgreSQL too: no other test runs its SQL there.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendChange } from '../change-log.ts';
import { isPostgres, testDatabase } from '../testing/database.ts';
import { inTransaction } from '../transaction.ts';
import { serverHeartbeat } from './heartbeat.ts';
import { type OwnWrites, watchVersion } from './watch-version.ts';

describe.skipIf(!isPostgres)('the catalogue version on PostgreSQL', () => {
  let given: Awaited<ReturnType<typeof testDatabase>>;
  beforeEach(async () => {
    given = await testDatabase();
  });
  afterEach(() => given.close());

  /** Writes without notifying other processes, and returns the new head of the log. */
  async function writeUnheard() {
    await inTransaction(given.db, async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await appendChange(trx, {
        actor: 'test',
        action: 'update',
        entity: 'banner',
        entityId: 1,
        snapshot: {},
      });
    });
    const { head } = await given.db
      .selectFrom('change')
      .select((eb) => eb.fn.max('seq').as('head'))
      .executeTakeFirstOrThrow();
    return Number(head);
  }

  const startBanner = (live_from: number) =>
    given.db
      .insertInto('banner')
      .values({
        image_url: '/a.webp',
        market_code: 'US',
        is_active: 1,
        sort_order: 1,
        starts_at: '2030-01-01 00:00:00',
        live_from,
      } as never)
      .execute();

  /** Holds back each result from the pool until the test calls its function. */
  function holdAnswers(pool: pg.Pool) {
    const answers: (() => void)[] = [];
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(pool, 'query').mockImplementation(async (...args: unknown[]) => {
      const answer = await query(...args);
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    });
    return answers;
  }

  test('an expiring code changes the version, even if the next request comes much later', async () => {
    let time = Date.now();
    const code = {
      code: 'SOON',
      code_key: 'soon',
      rarity: 'rare',
      market_code: 'US',
      is_active: 1,
    } as const;
    const ends_at = Math.floor(time / 1000) + 100;
    await given.db
      .insertInto('promo_code')
      .values({ ...code, ends_at, expires_at: '2030-01-01 00:00:00' } as never)
      .execute();
    const pool = new pg.Pool({ connectionString: given.address });
    const version = await watchVersion(pool, { own: {}, heartbeat: serverHeartbeat() }, () => time);
    const before = version.current();
    time += 200_000;
    // Closing reads the state again.
    await version.close();
    const ended = version.current();
    expect(ended).toBeGreaterThan(before);
    // Setting the clock back makes the code live again.
    time -= 200_000;
    expect(version.current()).toBeGreaterThan(ended);
    await pool.end();
  });

  test('until the database returns the next scheduled times, the version changes every second and when the clock is set', async () => {
    let time = Date.now();
    const pool = new pg.Pool({ connectionString: given.address });
    const own: OwnWrites = {};
    const version = await watchVersion(pool, { own, heartbeat: serverHeartbeat() }, () => time);
    await startBanner(Math.floor(time / 1000) + 100);
    const head = await writeUnheard();
    const answers = holdAnswers(pool);
    own.onWritten?.(head);
    await expect.poll(() => answers.length).toBe(1);
    const versions = [version.current()];
    for (const step of [200_000, -200_000, 200_000]) {
      time += step;
      versions.push(version.current());
    }
    // This result is from before the clock was set.
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    time -= 200_000;
    versions.push(version.current());
    expect(versions).toEqual([...new Set(versions)]);
    vi.restoreAllMocks();
    answers[1]?.();
    await version.close();
    const told = version.current();
    time += 50_000;
    expect(version.current()).toBe(told);
    await pool.end();
  });

  test('a read that started before a write does not determine how long results are valid after it', async () => {
    let time = Date.now();
    const pool = new pg.Pool({ connectionString: given.address });
    const own: OwnWrites = {};
    const version = await watchVersion(pool, { own, heartbeat: serverHeartbeat() }, () => time);
    const answers = holdAnswers(pool);
    own.onWritten?.(await writeUnheard());
    await expect.poll(() => answers.length).toBe(1);
    await startBanner(Math.floor(time / 1000) + 100);
    own.onWritten?.(await writeUnheard());
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    const before = version.current();
    time += 200_000;
    expect(version.current()).toBeGreaterThan(before);
    vi.restoreAllMocks();
    answers[1]?.();
    await version.close();
    await pool.end();
  });
});
