// Runs in test:long only: kills processes.
/** An acknowledged write is on disk, even if the process is killed right after it. */
// Runs on SQLite only: PostgreSQL itself guarantees durable commits.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { findProduct } from '../db/repositories/catalogue/product.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { adminToken, databaseOf, startServer } from './testing/process.ts';

const write = (site: string, method: string, path: string, body?: object) =>
  fetch(`${site}/api/admin/products${path}`, {
    method,
    headers: { 'x-admin-token': adminToken, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Writes until the server is killed, and returns the acknowledged writes. */
async function writeUntilKilled(site: string, answered: Map<number, string | null>, most: number) {
  try {
    for (let round = 1; round <= most; round += 1) {
      const created = await write(site, 'POST', '', {
        i18n: { en: { name: `First ${round}` } },
        categories: [1, 2],
      });
      const { id } = (await created.json()) as { id: number };
      answered.set(id, `First ${round}`);

      const renamed = await write(site, 'PUT', `/${id}`, {
        i18n: { en: { name: `Second ${round}` } },
        categories: [2],
      });
      if (renamed.status === 200) answered.set(id, `Second ${round}`);
      if (round % 3 === 0 && (await write(site, 'DELETE', `/${id}`)).status === 204) {
        answered.set(id, null);
      }
    }
  } catch {
    // The connection broke when the server was killed.
  }
}

test('kill -9 during admin writes loses no acknowledged write', async () => {
  const dataDir = temporaryFolder();
  const answered = new Map<number, string | null>();
  for (const most of [7, 20, 33]) {
    const { process: server, url: site } = await startServer(dataDir, { SEED: 'off' });
    const writing = [1, 2, 3].map(() => writeUntilKilled(site, answered, 10_000));
    const enough = answered.size + most;
    while (answered.size < enough) await new Promise(setImmediate);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await Promise.all(writing);
  }

  const { db, close } = await openDatabase(await databaseOf(dataDir));
  for (const [id, name] of answered) {
    const found = await findProduct(db, id);
    // A write may have been committed without being acknowledged, but only the next write to the
    // same product can have replaced the acknowledged one.
    const next = name === null ? [undefined] : [name, name.replace('First', 'Second'), undefined];
    expect(next).toContain(found?.name);
    if (name?.startsWith('First')) expect(found).toBeDefined();
  }

  const products = await db.selectFrom('product').select('id').execute();
  const changes = await db.selectFrom('change').selectAll().orderBy('seq').execute();
  const latest = new Map(changes.map((change) => [change.entity_id, change]));
  const alive = [...latest.values()].filter(({ action }) => action !== 'delete');
  expect(alive.map(({ entity_id }) => entity_id).sort()).toEqual(
    products.map(({ id }) => id).sort(),
  );
  for (const { entity_id, snapshot } of alive) {
    expect(await findProduct(db, entity_id)).toEqual(JSON.parse(snapshot));
  }
  const positions = await db
    .selectFrom('product_category')
    .select(['category_id', 'position'])
    .orderBy('category_id')
    .orderBy('position')
    .execute();
  for (const list of Map.groupBy(positions, ({ category_id }) => category_id).values()) {
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
  }
  await close();
});
