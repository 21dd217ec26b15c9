/** Measures what agents cost visitors, and the server's memory before and after the first of them. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { diskStorage } from '../../server/image/storage/disk-storage.ts';
import { seedBulkCatalogue } from '../seed/bulk/seed-bulk-catalogue.ts';
import { reportFigures } from './figure/figure.ts';
import { getAnswer } from './process/get-answer.ts';
import { memoryOf } from './process/process-usage.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const callsPerSecond = 50;
/** Each person’s agents may make 60 calls a minute. */
const people = 60;
const seconds = 20;

const dataDir = temporaryFolder();
const { db, close } = await openDatabase(join(dataDir, 'aceboard.db'));
await seedBulkCatalogue({ db, imageStorage: diskStorage(dataDir), now: new Date(), size: 600 });
await close();
const server = await startProgram({ ...builtServer, dataDir, path: '/casino' });
const { url, pid } = server;

async function post(path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"isError":true')) throw new Error(`${path} answered ${text}`);
  return text;
}

const tokens: string[] = [];
for (let person = 1; person <= people; person += 1) {
  const draft = { name: `Person ${person}`, role: 'editor' };
  const created = await post('/api/admin/tokens', draft, { 'x-admin-token': adminToken });
  tokens.push(JSON.parse(created).token);
}

const calls = [
  { name: 'search', arguments: { q: 'casino' } },
  { name: 'get', arguments: { kind: 'product', id: 1 } },
  { name: 'report', arguments: {} },
  { name: 'list_missing_translations', arguments: { state: 'missing', limit: 20 } },
];
let made = 0;

function callTool() {
  const [params, token] = [calls[made % calls.length], tokens[made % tokens.length] ?? ''];
  made += 1;
  const body = { jsonrpc: '2.0', id: made, method: 'tools/call', params };
  return post('/mcp', body, { authorization: `Bearer ${token}` });
}

/** Reads lists that visitors see, for some seconds, and returns the 99th percentile. */
async function readsFor(duration: number): Promise<number> {
  const times: number[] = [];
  const ends = performance.now() + duration * 1000;
  while (performance.now() < ends) {
    const startedAt = performance.now();
    await getAnswer(`${url}/api/products?category=casino&limit=10&offset=${times.length % 5}`);
    times.push(performance.now() - startedAt);
    await wait(2);
  }
  return quantile(times, 0.99);
}

async function whileCalling<Result>(work: () => Promise<Result>): Promise<Result> {
  const open = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const call = callTool().finally(() => open.delete(call));
    open.add(call);
  }, 1000 / callsPerSecond);
  const result = await work();
  clearInterval(timer);
  await Promise.all(open);
  return result;
}

await readsFor(5);
const before = memoryOf(pid);
const alone = await readsFor(seconds);
await callTool();
const busy = await whileCalling(() => readsFor(seconds));
const after = memoryOf(pid);
await server.stop();

reportFigures([
  { measure: 'memory before the first agent', unit: 'MiB', ours: before },
  { measure: `memory after ${made} calls of agents`, unit: 'MiB', ours: after },
  {
    ...{ measure: `public list at ${callsPerSecond} calls of agents a second, p99`, unit: 'ms' },
    ...{ ours: busy, floor: { name: 'without agents', value: alone } },
    goal: { timesFloor: { atMost: 1.2 } },
  },
]);
