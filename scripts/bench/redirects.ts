/**
 * Measures how much longer a request for an old path takes with 20,000 redirects than with ten, the lookups of other
 * paths alone, because a 404 page takes a hundred times as long, and the import of all redirects:
 * `npm run bench -- redirects --redirects 20000 --requests 2000`.
 */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/open.ts';
import { insertRedirect } from '../../db/repositories/content/redirect.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { inTransaction } from '../../db/transaction.ts';
import { redirectByParameter, redirectOf } from '../../server/pages/redirect.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({
  options: {
    redirects: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '2000' },
  },
});
const counts = { few: 10, many: Number(values.redirects) };
const requests = Number(values.requests);
type Size = keyof typeof counts;

const { figures, importTime } = await measureServers();
reportFigures([
  { measure: `import of ${counts.many} redirects`, unit: 's', ours: importTime / 1000 },
  ...figures,
  ...(await measureLookups()),
]);

/** Both sizes take turns, so that whatever else the machine does affects both. */
async function compare(
  measure: string,
  run: (size: Size, request: number) => Promise<unknown>,
): Promise<Figure[]> {
  const times: Record<Size, number[]> = { few: [], many: [] };
  for (let request = 0; request < requests; request += 1) {
    for (const size of ['few', 'many'] as const) {
      const startedAt = performance.now();
      await run(size, request);
      times[size].push(performance.now() - startedAt);
    }
  }
  const [few, many] = [quantile(times.few, 0.5), quantile(times.many, 0.5)];
  return [
    { measure: `${measure}, p50 with ${counts.many} redirects`, unit: 'ms', ours: many },
    {
      measure: `${measure}, more than with 10`,
      unit: 'ms',
      ours: many - few,
      goal: { atMost: 0.1 },
    },
  ];
}

async function measureServers() {
  const agent = new Agent({ keepAlive: true });
  const start = () => startProgram({ ...builtServer, dataDir: temporaryFolder(), path: '/casino' });
  const servers = { few: await start(), many: await start() };
  await importRedirects(servers.few.url, counts.few);
  const importTime = await importRedirects(servers.many.url, counts.many);
  const figures = await compare('request of an old path', async (size, request) => {
    const sent = get(`${servers[size].url}/old-${request % counts.few}`, { agent });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await buffer(response);
    if (response.statusCode !== 301) throw new Error(`A redirect answered ${response.statusCode}`);
  });
  agent.destroy();
  await servers.few.stop();
  await servers.many.stop();
  return { figures, importTime };
}

async function importRedirects(url: string, count: number): Promise<number> {
  const lines = Array.from(
    { length: count },
    (_, index) => `/old-${index},/guides/g-${index % 50}`,
  );
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/admin/redirects/import`, {
    method: 'POST',
    headers: { 'x-admin-token': adminToken, 'content-type': 'application/json' },
    body: JSON.stringify({ csv: ['old,new', ...lines].join('\n'), dry_run: false }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The import answered ${answer.status}`);
  return performance.now() - startedAt;
}

async function openWith(count: number) {
  const database = await openDatabase(join(temporaryFolder(), 'aceboard.db'));
  await inTransaction(database.db, async (trx) => {
    for (let index = 0; index < count; index += 1) {
      await insertRedirect(trx, { from_path: `/old-${index}`, to_path: '/guides/odds' });
    }
  });
  return database;
}

async function measureLookups(): Promise<Figure[]> {
  const databases = { few: await openWith(counts.few), many: await openWith(counts.many) };
  const look = (measure: string, find: typeof redirectOf, urlOf: (request: number) => string) =>
    compare(measure, (size, request) => find(databases[size].db, urlOf(request)));
  const figures = [
    ...(await look('lookup of an unknown path', redirectOf, (request) => `/unknown-${request}`)),
    ...(await look(
      'lookup of an unknown feed',
      redirectOf,
      (request) => `/unknown-${request}/feed`,
    )),
    ...(await look('lookup of an unknown ?p', redirectByParameter, (request) => `/?p=${request}`)),
  ];
  await databases.few.close();
  await databases.many.close();
  return figures;
}
