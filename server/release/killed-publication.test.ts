// Runs in test:long only: kills processes.
/** A publication during which the process is killed has happened once or not at all. */
// Runs on PostgreSQL too: there, it is the lost connection that ends the transaction.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { adminToken, databaseOf, startServer } from '../testing/process.ts';

const codes = 200;
const rounds = 8;

type Body = { id: number; proposal: { id: number }; state: string };

const callsOf = (site: string) => async (path: string, body: object, release?: number) => {
  const response = await fetch(`${site}/api/admin${path}`, {
    method: 'POST',
    headers: {
      'x-admin-token': adminToken,
      'content-type': 'application/json',
      ...(release && { 'x-release': String(release) }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

test('kill -9 during a publication publishes it once or not at all', async () => {
  const dataDir = temporaryFolder();
  let server = await startServer(dataDir, { SEED: 'off' });
  const { db, close } = await openDatabase(await databaseOf(dataDir));
  const count = async (table: 'promo_code' | 'change') =>
    (
      await db
        .selectFrom(table)
        .select('promo_code' === table ? 'id' : 'seq')
        .execute()
    ).length;
  /** How long the last whole publication took. */
  let took = 1_000;
  const seen = { before: 0, after: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const call = callsOf(server.url);
    const { id } = (await call('/releases', { name: `Release ${round}` })).body;
    const rows = Array.from({ length: codes }, (_, index) => `CODE-${round}-${index},US`);
    const sheet = { csv: ['code,market_code', ...rows].join('\n'), dry_run: false };
    expect((await call('/promocodes/import', sheet, id)).status).toBe(202);
    const [codesBefore, changesBefore] = [await count('promo_code'), await count('change')];

    // From before the first write to after the last.
    const delay = round === 0 ? 0 : (took * (round - 1)) / (rounds - 3);
    const startedAt = performance.now();
    const publishing = call(`/releases/${id}/publish`, {}).catch(() => undefined);
    if (round === 0) {
      await publishing;
      took = performance.now() - startedAt;
    } else await wait(delay);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    const answer = await publishing;

    server = await startServer(dataDir, { SEED: 'off' });
    const stored = await db
      .selectFrom('release')
      .select(['state', 'log_group'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isPublished = stored.state === 'published';
    if (answer) expect(answer.status === 200, `round ${round}`).toBe(isPublished);
    seen[isPublished ? 'after' : 'before'] += 1;
    const written = isPublished ? codes : 0;
    expect(await count('promo_code'), `round ${round}`).toBe(codesBefore + written);
    expect(await count('change'), `round ${round}`).toBe(changesBefore + written);
    const again = await callsOf(server.url)(`/releases/${id}/publish`, {});
    expect(again.status).toBe(isPublished ? 409 : 200);
    expect(await count('promo_code')).toBe(codesBefore + codes);
    expect(await count('change')).toBe(changesBefore + codes);
  }
  expect(seen.before).toBeGreaterThan(0);
  expect(seen.after).toBeGreaterThan(0);
  await server.stop();
  await close();
});
