/**
 * Measures the reports of money over ten years of figures, and what an import costs visitors, on both databases:
 * `npm run bench -- money --programmes 200 --campaigns 4`.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dayAfter, localDay, monthAfter } from '#contract/wall-clock.ts';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { diskStorage } from '../../server/image/storage/disk-storage.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { seedBulkCatalogue } from '../seed/bulk/seed-bulk-catalogue.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { fillMoney } from './money/fill-money.ts';
import { getAnswer } from './process/get-answer.ts';
import { cpuSecondsOf, descendantsOf, peakMemoryOf } from './process/process-usage.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({
  options: {
    programmes: { type: 'string', default: '200' },
    campaigns: { type: 'string', default: '4' },
    lines: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'both' },
  },
});
const lines = Number(values.lines);
const years = 10;
const reads = 40;
const quietFor = 8_000;
const headers = { 'x-admin-token': adminToken };

const today = localDay('UTC', new Date());
const thisMonth = today.slice(0, 7);
const months = years * 12 + 3;
const extent = {
  programmes: Number(values.programmes),
  campaigns: Number(values.campaigns),
  first: monthAfter(thisMonth, 1 - months),
  months,
};

async function call(url: string, path: string, body?: object | string) {
  const isText = typeof body === 'string';
  const response = await fetch(`${url}/api/admin${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      ...(body && { 'content-type': isText ? 'text/csv' : 'application/json' }),
    },
    ...(body && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
  return JSON.parse(text);
}

/** The processor time of the server, in milliseconds per request. */
async function costOf({ url, pid }: { url: string; pid: number }, path: string, times = reads) {
  await getAnswer(url + path, { headers });
  const before = cpuSecondsOf(pid);
  for (let read = 0; read < times; read += 1) await getAnswer(url + path, { headers });
  return ((cpuSecondsOf(pid) - before) * 1000) / times;
}

/** Reads lists that visitors see, until it is stopped, and returns how long each took. */
function readUntilStopped(url: string) {
  const times: number[] = [];
  let isStopped = false;
  const reading = (async () => {
    while (!isStopped) {
      const path = `/api/products?category=casino&limit=10&offset=${times.length % 5}`;
      const startedAt = performance.now();
      await getAnswer(url + path);
      times.push(performance.now() - startedAt);
      // Visitors pause too. Without a pause, the reads alone would keep the only thread busy.
      await wait(2);
    }
  })();
  return async () => {
    isStopped = true;
    await reading;
    return times;
  };
}

/** Returns the p99 of reads during the work, and the seconds that the work took. */
async function during(url: string, work: () => Promise<unknown>) {
  const stop = readUntilStopped(url);
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  return { p99: quantile(await stop(), 0.99), seconds };
}

/** A file of one programme with as many campaigns as it may have. */
function csvOf(rows: number): string {
  const campaigns = 450;
  const days = Math.ceil(rows / campaigns);
  const found = Array.from({ length: rows }, (_, index) => {
    const day = dayAfter(today, -1 - (days - 1 - Math.floor(index / campaigns)));
    return `${day},c${index % campaigns},${index % 50},${index % 5},${index % 2},${index % 900},${index % 300},${index % 90}`;
  });
  return ['Day,Campaign,Visits,Signups,FTD,Deposits,NGR,Earned', ...found].join('\n');
}

async function sourceOf(url: string): Promise<number> {
  const columns = {
    ...{ day: 'Day', campaign: 'Campaign', visits: 'Visits', sign_ups: 'Signups' },
    ...{ first_deposits: 'FTD', deposits: 'Deposits', net_revenue: 'NGR', earned: 'Earned' },
  };
  const shape = { format: 'csv', rows: '', currency: 'EUR', columns };
  return (await call(url, '/stat-sources', { programme_id: 1, name: 'File', shape })).id;
}

/** Watches the processes that the server starts, and returns the highest memory of any. */
function watchChildren(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    for (const child of descendantsOf(pid)) peak = Math.max(peak, peakMemoryOf(child));
  }, 50);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

async function measure(name: string, address?: string): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase(address ?? join(dataDir, 'aceboard.db'));
  const size = extent.programmes * 3;
  await seedBulkCatalogue({ db, imageStorage: diskStorage(dataDir), now: new Date(), size });
  await fillMoney(db, extent);
  const { rows } = await db
    .selectFrom('programme_stat')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  await close();
  const variables = { ...builtServer.variables, ...(address && { DATABASE_URL: address }) };
  const server = await startProgram({ ...builtServer, variables, dataDir, path: '/casino' });
  const { url } = server;
  const year = await costOf(server, `/api/admin/money/year?year=${today.slice(0, 4)}`);
  const month = await costOf(server, `/api/admin/money?month=${monthAfter(thisMonth, -1)}`, 5);
  const clicks = await costOf(server, '/api/admin/reports/clicks?period=last_month');
  const places = await costOf(server, '/api/admin/money/places');
  const source = await sourceOf(url);
  const alone = await during(url, () => wait(quietFor));
  const peak = watchChildren(server.pid);
  const file = csvOf(lines);
  let imported = 0;
  const importing = await during(url, async () => {
    const path = `/programme-stats/import?source_id=${source}&name=figures.csv`;
    imported = (await call(url, path, file)).import_id;
  });
  const memory = peak();
  const undoing = await during(url, () => call(url, `/programme-stats/imports/${imported}/undo`));
  await server.stop();
  const on = `${rows} rows of figures on ${name}`;
  const floor = { name: 'without one', value: alone.p99 };
  const goal = { timesFloor: { atMost: 1.2 } };
  return [
    { measure: `processor time of a year, ${on}`, unit: 'ms', ours: year, goal: { atMost: 50 } },
    { measure: `processor time of a month, ${on}`, unit: 'ms', ours: month },
    { measure: `processor time of places, ${on}`, unit: 'ms', ours: places },
    { measure: `processor time of the report of clicks, ${on}`, unit: 'ms', ours: clicks },
    { measure: `${lines} rows imported on ${name}`, unit: 's', ours: importing.seconds },
    { measure: `memory of an import on ${name}`, unit: 'MiB', ours: memory },
    {
      ...{ measure: `public list during an import on ${name}, p99`, unit: 'ms' },
      ...{ ours: importing.p99, floor, goal },
    },
    { measure: `an import undone on ${name}`, unit: 's', ours: undoing.seconds },
    {
      ...{ measure: `public list while an import is undone on ${name}, p99`, unit: 'ms' },
      ...{ ours: undoing.p99, floor },
    },
  ];
}

const figures: Figure[] = [];
if (values.engine !== 'postgres') figures.push(...(await measure('SQLite')));
if (values.engine !== 'sqlite') {
  const postgres = await startPostgresServer();
  figures.push(...(await measure('PostgreSQL', postgres.url)));
  await postgres.stop();
}
reportFigures(figures);
