// Runs in test:long only: starts a cluster.
/** Two processes of the built server share one PostgreSQL. */
// Runs on PostgreSQL only: processes on several machines can't share an SQLite file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../db/testing/database.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { adminClient } from './admin-client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startLoad } from './steady-load.ts';

describe('two processes on one database', () => {
  let cluster: Cluster;
  let clients: ReturnType<typeof adminClient>[];

  beforeAll(async () => {
    cluster = await startCluster({
      processes: 2,
      databaseUrl: await emptyDatabase(),
      folder: temporaryFolder(),
      variables: { SEED: 'off' },
    });
    clients = cluster.members.map(({ url }) => adminClient(url));
  });
  afterAll(() => cluster.stop());

  const clientAt = (place: number) => clients[place] as ReturnType<typeof adminClient>;

  type List = { items: { id: number; name: string }[] };
  const idsOf = ({ items }: List) => items.map(({ id }) => id);

  test('show each other’s writes on pages, in lists and in search as soon as they are acknowledged', async () => {
    for (const [writer, reader] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const name = `Seen Through ${reader === 0 ? 'First' : 'Second'}`;
      const { status, body } = await clientAt(writer).createProduct(name);
      expect(status).toBe(201);
      const other = clientAt(reader);
      await expect
        .poll(async () => (await other.get<{ name: string }>(`/products/${body.id}`)).body.name)
        .toBe(name);
      await expect
        .poll(async () => idsOf((await other.get<List>('/products?category=casino')).body))
        .toContain(body.id);
      await expect
        .poll(async () => JSON.stringify((await other.get(`/search?q=${name}`)).body))
        .toContain(name);
      const page = await fetch(`${cluster.members[reader]?.url}/casino/${body.id}`);
      expect(await page.text()).toContain(name);
    }
  });

  test('create a promo code only once for two concurrent requests', async () => {
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        clients.map((client) => client.createPromoCode(`ONCE-${round}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  test('keep positions free of gaps in a list that is reordered through both', async () => {
    for (let made = 0; made < 6; made += 1) await clientAt(made % 2).createProduct(`Row ${made}`);
    type Rows = { items: { id: number; position: number }[] };
    const list = async () =>
      (await clientAt(0).get<Rows>('/admin/products?category=casino')).body.items;
    const ids = (await list()).map(({ id }) => id);
    const turned = (by: number) => ({
      category_id: 1,
      items: ids.map((id, index) => ({
        product_id: id,
        position: ((index + by) % ids.length) + 1,
      })),
    });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        clients.map((client, place) =>
          client.put('/admin/products/reorder', turned(round + place)),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await list()).map(({ position }) => position)).toEqual(
        ids.map((_, index) => index + 1),
      );
    }
  });

  test('are restarted in turn under load without a failed request', async () => {
    const editor = (signal: AbortSignal) => adminClient(cluster.url, signal);
    let made = 0;
    const read = (path: string) => async (signal: AbortSignal) =>
      (await fetch(cluster.url + path, { signal })).status;
    const load = startLoad({
      list: read('/api/products?category=casino'),
      page: read('/casino'),
      search: read('/api/search?q=row'),
      create: async (signal) => (await editor(signal).createProduct(`Load ${++made}`)).status,
    });
    await cluster.restartInTurn();
    const outcomes = await load.end();
    expect(outcomes.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'create').length).toBeGreaterThan(10);
  });
});
