/**
 * Measures how much longer visitors wait while a WordPress export is imported and its release is published, as p99 of
 * the first page: `npm run bench -- import --site blog`.
 */
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { exportParts } from '../wordpress-export/export-xml.ts';
import { sites } from '../wordpress-export/site/sites.ts';
import { reportFigures } from './figure/figure.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({ options: { site: { type: 'string', default: 'blog' } } });
const site = sites[values.site];
if (!site) throw new Error(`There is no site ${values.site}.`);

const server = await startProgram({ ...builtServer, dataDir: temporaryFolder(), path: '/casino' });
const idleRequests = 500;

async function call(method: string, path: string, body?: string) {
  const type = path.startsWith('/imports?') ? 'application/xml' : 'application/json';
  const answer = await fetch(`${server.url}/api/admin${path}`, {
    method,
    headers: { 'x-admin-token': adminToken, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

/** Requests the page one after another until the work is done, and returns the p99. */
async function waitWhile(isBusy: (requests: number) => boolean): Promise<number> {
  const times: number[] = [];
  while (isBusy(times.length)) {
    const startedAt = performance.now();
    const answer = await fetch(`${server.url}/casino?deposit=${times.length + 1}`);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return quantile(times, 0.99);
}

async function during(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const p99 = await waitWhile(() => !isDone);
  await done;
  return p99;
}

let xml = '';
for (const part of exportParts(site)) xml += part;

let releaseId = 0;
async function prepare() {
  const { id } = await call('POST', '/imports?name=export.xml', xml);
  const { mapping, options } = await call('GET', `/imports/${id}`);
  await call('PUT', `/imports/${id}/options`, JSON.stringify({ mapping, options }));
  await call('POST', `/imports/${id}/start`);
  for (;;) {
    const { state, failure, release_id } = await call('GET', `/imports/${id}`);
    if (failure) throw new Error(failure);
    releaseId = release_id;
    if (state === 'proposed') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const idle = await waitWhile((requests) => requests < idleRequests);
const importing = await during(prepare());
const startedAt = performance.now();
const publishing = await during(call('POST', `/releases/${releaseId}/publish`));
const seconds = (performance.now() - startedAt) / 1000;
reportFigures([
  { measure: 'first page, p99 without an import', unit: 'ms', ours: idle },
  {
    ...{ measure: 'first page, p99 during an import, in times of without', unit: '×' },
    ...{ ours: importing / idle, goal: { atMost: 2 } },
  },
  {
    ...{ measure: 'first page, p99 during the publication, in times of without', unit: '×' },
    ours: publishing / idle,
  },
  { measure: 'publication', unit: 's', ours: seconds, goal: { atMost: 60 } },
]);
await server.stop();
