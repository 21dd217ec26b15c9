/**
 * Measures what a burst of clicks costs visitors who read meanwhile, and how large and how fast the reports of a year of
 * fifty million clicks are: `npm run bench -- clicks`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { clickDimensions } from '#contract/admin/click-dimension.ts';
import { clickReportQuery } from '#contract/admin/click-report.ts';
import { dayBefore } from '#contract/local-time.ts';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { readClickReport } from '../../server/click/click-report.ts';
import { reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { endWithBench } from './process/end-with-bench.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';

const beacons = 10_000;
const perSecond = 1_000;
const rounds = 3;

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
let visitor = 0;

function sendBeacon(url: string, browser: string): Promise<number> {
  visitor += 1;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(`${url}/api/clicks`, {
    ...{ agent, method: 'POST' },
    headers: {
      ...{ 'content-type': 'text/plain', 'user-agent': `${browser} ${visitor % 50}` },
      // A network counts as few visitors, so each comes from its own.
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
  });
  sent.on('error', reject).on('response', (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  });
  const place = { path: '/casino', block: 'popular', position: 1 + (visitor % 10) };
  sent.end(JSON.stringify({ kind: 'product', id: 1 + (visitor % 20), ...place }));
  return promise;
}

async function burst(url: string, browser: string) {
  const answers: Promise<number>[] = [];
  const begun = performance.now();
  while (answers.length < beacons) {
    const due = Math.min(beacons, ((performance.now() - begun) * perSecond) / 1000);
    while (answers.length < due) answers.push(sendBeacon(url, browser));
    await wait(1);
  }
  const statuses = await Promise.all(answers);
  const refused = statuses.filter((status) => status !== 204).length;
  if (refused > 0) throw new Error(`${refused} beacons were refused`);
}

const site = await startProgram({
  ...builtServer,
  variables: { ...builtServer.variables, TRUST_PROXY: 'true' },
  ...{ dataDir: temporaryFolder(), path: '/casino' },
});
const reads = endWithBench(fork(join(import.meta.dirname, 'load/steady-reads.ts'), [site.url]));
type Waits = { p50: number; p99: number; reads: number };
async function readsDuring(work: () => Promise<unknown>): Promise<Waits> {
  reads.send('begin');
  await work();
  reads.send('end');
  const [waits] = await once(reads, 'message');
  return waits as Waits;
}

await readsDuring(() => wait(3_000));
const quiet: number[] = [];
const refused: number[] = [];
const busy: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  quiet.push((await readsDuring(() => wait((beacons / perSecond) * 1000))).p99);
  refused.push((await readsDuring(() => burst(site.url, 'Googlebot/2.1'))).p99);
  busy.push((await readsDuring(() => burst(site.url, 'Mozilla/5.0 Chrome/142.0'))).p99);
}
reads.disconnect();
const report = await fetch(`${site.url}/api/admin/reports/clicks`, {
  headers: { 'x-admin-token': adminToken },
});
const { total } = (await report.json()) as { total: { clicks: number; repeats: number } };
const lost = rounds * beacons - total.clicks - total.repeats;
await site.stop();

/** Each of 500 products has ten things and places, in two markets; few of them have most of the clicks. */
function writeYear(file: string): number {
  const db = new SQLite(file);
  const add = (table: string, columns: number) =>
    db.prepare(
      `insert into ${table} values (${Array(columns).fill('?').join()})
       on conflict do update set clicks = clicks + excluded.clicks`,
    );
  const counts = add('click_count', 10);
  const places = add('click_count_by_place', 7);
  const products = add('click_count_by_product', 5);
  const blocks = ['popular', 'top', 'exclusive', 'similar', 'results'];
  const pages = ['casino', 'bets', 'bonuses', 'product', 'search'];
  let clicks = 0;
  const today = new Date().toISOString().slice(0, 10);
  for (let ago = 0; ago < 365; ago += 1) {
    const day = dayBefore(today, ago);
    db.transaction(() => {
      for (let product = 1; product <= 500; product += 1) {
        for (let thing = 0; thing < 10; thing += 1) {
          const market = thing % 2 === 0 ? 'US' : 'TR';
          const at = (product + thing) % 5;
          const [page, block] = [pages[at], blocks[at]];
          const position = 1 + ((product * 7 + thing) % 10);
          const number = Math.max(1, Math.round(2_022 / (product + 1)) + (product % 7) + 3);
          clicks += number;
          counts.run(product, day, 'bonus', thing, page, block, position, market, number, 1);
          places.run(day, page, block, position, market, number, 1);
          products.run(day, product, market, number, 1);
        }
      }
    })();
  }
  db.close();
  return clicks;
}

const file = join(temporaryFolder(), 'aceboard.db');
await (await openDatabase(file)).close();
const empty = statSync(file).size;
const clicks = writeYear(file);
const megabytes = (statSync(file).size - empty) / 1024 / 1024;
const database = await openDatabase(file);
const times: number[] = [];
for (const by of clickDimensions) {
  const query = clickReportQuery.parse({ by, period: '12m' });
  const begun = performance.now();
  await readClickReport(database.db, query, { timeZone: 'UTC' });
  times.push(performance.now() - begun);
  console.log(`12 months by ${by}: ${(times.at(-1) ?? 0).toFixed(0)} ms`);
}
const one = performance.now();
const ofOne = clickReportQuery.parse({ by: 'position', period: '12m', product: '7' });
await readClickReport(database.db, ofOne, { timeZone: 'UTC' });
console.log(`12 months of one product by position: ${(performance.now() - one).toFixed(0)} ms`);
await database.close();
const shown = (times: number[]) => times.map((p99) => p99.toFixed(1)).join(', ');
console.log(`${clicks} clicks in a year; ${lost} of ${rounds * beacons} beacons lost`);
console.log(`p99 of reads alone: ${shown(quiet)}`);
console.log(`p99 beside ${perSecond} beacons of bots a second: ${shown(refused)}`);
console.log(`p99 beside ${perSecond} counted beacons a second: ${shown(busy)}`);

reportFigures([
  {
    measure: `p99 of 100 reads a second beside ${perSecond} clicks a second`,
    unit: 'ms',
    ours: median(busy),
    floor: { name: 'reads alone', value: median(quiet) },
    goal: { timesFloor: { atMost: 1.2 } },
  },
  {
    measure: 'p99 of these reads without any click',
    unit: 'ms',
    ours: median(quiet),
  },
  { measure: 'clicks lost of a burst', unit: '', ours: lost, goal: { atMost: 0 } },
  { measure: 'a year of 50 million clicks', unit: 'MB', ours: megabytes },
  { measure: 'its slowest report of 12 months', unit: 'ms', ours: Math.max(...times) },
]);
