/**
 * Compares one process on PostgreSQL with one on SQLite and with two on PostgreSQL, and measures how long one process
 * takes to show another's writes: `npm run bench -- engines`. All serve the sample catalogue, in alternating rounds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { adminClient } from '../cluster/admin-client.ts';
import { startCluster } from '../cluster/cluster.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { runTool } from './process/run-tool.ts';
import { builtServer, startProgram } from './process/start-program.ts';

const rounds = 3;
const seconds = 2;
const connections = 10;
const writesSeen = 300;
const names = { sqlite: 'SQLite', one: 'one process on PostgreSQL' };

const postgres = await startPostgresServer();
const sqlite = await startProgram({ ...builtServer, dataDir: temporaryFolder(), path: '/casino' });
const cluster = await startCluster({
  processes: 2,
  databaseUrl: postgres.url,
  folder: temporaryFolder(),
});
const [first, second] = cluster.members;
if (!first || !second) throw new Error('Expected two processes.');

type Measure = { measure: string; unit: string; run: (url: string) => Promise<number> };

/** Makes every request unique, so that no response comes from a cache. */
let asked = 0;
const measures: Measure[] = [
  {
    measure: 'cached list of ten',
    unit: 'a second',
    run: (url) => load(`${url}/api/products?category=casino&limit=10`),
  },
  { measure: 'cached page', unit: 'a second', run: (url) => load(`${url}/casino`) },
  {
    measure: 'new search',
    unit: 'a second',
    run: (url) => repeat(() => read(`${url}/api/search?q=vel${++asked}`)),
  },
  {
    measure: 'product created',
    unit: 'a second',
    run: (url) => repeat(async () => void (await create(url))),
  },
];

const figures: Figure[] = [];
for (const { measure, unit, run } of measures) {
  const rates = { sqlite: [] as number[], one: [] as number[], two: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.sqlite.push(await run(sqlite.url));
    rates.one.push(await run(first.url));
    const both = await Promise.all([run(first.url), run(second.url)]);
    rates.two.push(both[0] + both[1]);
  }
  const [onSqlite, onOne, onTwo] = [rates.sqlite, rates.one, rates.two].map(median) as [
    number,
    number,
    number,
  ];
  figures.push(
    {
      measure: `${measure}, one process`,
      unit,
      ours: onOne,
      floor: { name: names.sqlite, value: onSqlite },
    },
    {
      measure: `${measure}, two processes`,
      unit,
      ours: onTwo,
      floor: { name: names.one, value: onOne },
    },
  );
}
const delays = await delaysBetween(first.url, second.url);
figures.push(
  {
    measure: 'write shown by the other process, p99',
    unit: 'ms',
    ours: delays[Math.ceil(delays.length * 0.99) - 1] ?? 0,
    goal: { atMost: 100 },
  },
  {
    measure: 'write shown by the other process, slowest',
    unit: 'ms',
    ours: delays.at(-1) ?? 0,
    goal: { atMost: 1_000 },
  },
);
await cluster.stop();
await sqlite.stop();
await postgres.stop();
reportFigures(figures);

type LoadReport = { requests: { average: number }; non2xx: number };

async function load(url: string): Promise<number> {
  const report = await runTool<LoadReport>('autocannon/autocannon.js', [
    ...['--json', '--connections', String(connections), '--duration', String(seconds), url],
  ]);
  if (report.non2xx > 0) throw new Error(`${url} answered with an error`);
  return report.requests.average;
}

async function repeat(request: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const loops = Array.from({ length: connections }, async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await request();
      done += 1;
    }
  });
  await Promise.all(loops);
  return done / ((performance.now() - startedAt) / 1000);
}

async function read(url: string) {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function create(url: string): Promise<number> {
  const { status, body } = await adminClient(url).createProduct(`Bench ${++asked}`);
  if (status !== 201) throw new Error(`${url} answered ${status}`);
  return body.id;
}

/** Measures the time from the writer's response to the reader's first response with the row. In ascending order. */
async function delaysBetween(writer: string, reader: string): Promise<number[]> {
  const all: number[] = [];
  for (let count = 0; count < writesSeen; count += 1) {
    const id = await create(writer);
    const answered = performance.now();
    while ((await adminClient(reader).get(`/products/${id}`)).status !== 200) await wait(1);
    all.push(performance.now() - answered);
  }
  return all.sort((one, other) => one - other);
}
