/**
 * Measures how much longer a request takes with 20,000 redirects than with ten, for an old path and for an unknown one,
 * and how long the import of all of them takes: `npm run bench -- redirects --redirects 20000 --requests 2000`.
 */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { reportFigures } from './figure/figure.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({
  options: {
    redirects: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '2000' },
  },
});
const redirects = Number(values.redirects);
const requests = Number(values.requests);

const agent = new Agent({ keepAlive: true });
const start = () => startProgram({ ...builtServer, dataDir: temporaryFolder(), path: '/casino' });
const few = await start();
const many = await start();
await importRedirects(few.url, 10);
const importTime = await importRedirects(many.url, redirects);

const kinds = {
  'an old path': { path: (request: number) => `/old-${request % 10}`, status: 301 },
  'an unknown path': { path: (request: number) => `/unknown-${request}`, status: 404 },
  'an unknown feed': { path: (request: number) => `/unknown-${request}/feed`, status: 404 },
};

async function importRedirects(url: string, count: number): Promise<number> {
  const lines = Array.from({ length: count }, (_, index) => `/old-${index},/guides/g-${index % 50}`);
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/admin/redirects/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ csv: ['old,new', ...lines].join('\n'), dry_run: false }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The import answered ${answer.status}`);
  return performance.now() - startedAt;
}

async function timeOf(url: string, status: number): Promise<number> {
  const startedAt = performance.now();
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await buffer(response);
  if (response.statusCode !== status) throw new Error(`${url} answered ${response.statusCode}`);
  return performance.now() - startedAt;
}

/** The servers take turns, so that whatever else the machine does affects both. */
async function compare({ path, status }: (typeof kinds)['an old path']) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let request = 0; request < requests; request += 1) {
    times.few.push(await timeOf(few.url + path(request), status));
    times.many.push(await timeOf(many.url + path(request), status));
  }
  return { few: quantile(times.few, 0.5), many: quantile(times.many, 0.5) };
}

const figures = [];
for (const [name, kind] of Object.entries(kinds)) {
  const { few: short, many: long } = await compare(kind);
  figures.push(
    { measure: `${name}, p50 with ${redirects} redirects`, unit: 'ms', ours: long },
    { measure: `${name}, more than with 10`, unit: 'ms', ours: long - short, goal: { atMost: 0.1 } },
  );
}
await few.stop();
await many.stop();
agent.destroy();
reportFigures([
  { measure: `import of ${redirects} redirects`, unit: 's', ours: importTime / 1000 },
  ...figures,
]);
