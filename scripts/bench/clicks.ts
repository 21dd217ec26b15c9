/**
 * Measures how long visitors wait during a burst of clicks, and during 12-month reports on 50 million clicks and two
 * million conversions: `npm run bench -- clicks`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clickDimensions } from '#contract/partner/click-dimension.ts';
import { clickReportQuery } from '#contract/partner/click-report.ts';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { readClickReport } from '../../server/partner/click/report/click-report.ts';
import { reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { writeClickYear } from './load/click-year.ts';
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
    agent,
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      'user-agent': `${browser} ${visitor % 50}`,
      // The number of visitors per network is limited, so each visitor gets its own network.
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
  const startedAt = performance.now();
  while (answers.length < beacons) {
    const due = Math.min(beacons, ((performance.now() - startedAt) * perSecond) / 1000);
    while (answers.length < due) answers.push(sendBeacon(url, browser));
    await wait(1);
  }
  const statuses = await Promise.all(answers);
  const refused = statuses.filter((status) => status !== 204).length;
  if (refused > 0) throw new Error(`${refused} beacons were rejected`);
}

const site = await startProgram({
  ...builtServer,
  variables: { ...builtServer.variables, TRUST_PROXY: 'true' },
  dataDir: temporaryFolder(),
  path: '/casino',
});
type Waits = { p50: number; p99: number; reads: number };

/** Sends reads at a steady rate, and measures how long they wait during some work. */
function visitorsOf(url: string) {
  const reads = endWithBench(fork(join(import.meta.dirname, 'load/steady-reads.ts'), [url]));
  return {
    async waitsDuring(work: () => Promise<unknown>): Promise<Waits> {
      reads.send('begin');
      await work();
      reads.send('end');
      const [waits] = await once(reads, 'message');
      return waits as Waits;
    },
    leave: () => reads.disconnect(),
  };
}

const { waitsDuring, leave } = visitorsOf(site.url);
await waitsDuring(() => wait(3_000));
const quiet: number[] = [];
const refused: number[] = [];
const busy: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  quiet.push((await waitsDuring(() => wait((beacons / perSecond) * 1000))).p99);
  refused.push((await waitsDuring(() => burst(site.url, 'Googlebot/2.1'))).p99);
  busy.push((await waitsDuring(() => burst(site.url, 'Mozilla/5.0 Chrome/142.0'))).p99);
}
leave();
const readReport = async (url: string, query = '') => {
  const answer = await fetch(`${url}/api/admin/reports/clicks${query}`, {
    headers: { 'x-admin-token': adminToken },
  });
  return (await answer.json()) as { total: { clicks: number; repeats: number } };
};
const { total } = await readReport(site.url);
const lost = rounds * beacons - total.clicks - total.repeats;
await site.stop();

const folder = temporaryFolder();
const file = join(folder, 'aceboard.db');
await (await openDatabase(file)).close();
const empty = statSync(file).size;
const written = writeClickYear(file);
const megabytes = (statSync(file).size - empty) / 1024 / 1024;
const questions = [
  ...clickDimensions.map((by) => ({ by, period: '12m' })),
  { by: 'position', period: '12m', product: '7' },
];
const nameOf = (question: object) => Object.values(question).join(' ');
const database = await openDatabase(file);
const times: number[] = [];
for (const question of questions) {
  const startedAt = performance.now();
  await readClickReport(database.db, clickReportQuery.parse(question), { timeZone: 'UTC' });
  times.push(performance.now() - startedAt);
  console.log(`report ${nameOf(question)}: ${(times.at(-1) ?? 0).toFixed(0)} ms`);
}
await database.close();

const ofYear = await startProgram({ ...builtServer, dataDir: folder, path: '/casino' });
const visitors = visitorsOf(ofYear.url);
await visitors.waitsDuring(() => wait(3_000));
const alone = await visitors.waitsDuring(() => wait(5_000));
const answered: number[] = [];
const p99s: number[] = [];
for (const question of questions) {
  const { p99 } = await visitors.waitsDuring(async () => {
    const startedAt = performance.now();
    await readReport(ofYear.url, `?${new URLSearchParams(question)}`);
    answered.push(performance.now() - startedAt);
  });
  p99s.push(p99);
  console.log(
    `report ${nameOf(question)} during reads: ${(answered.at(-1) ?? 0).toFixed(0)} ms, p99 of the reads ${p99.toFixed(1)} ms`,
  );
}
visitors.leave();
await ofYear.stop();

const shown = (times: number[]) => times.map((p99) => p99.toFixed(1)).join(', ');
console.log(
  `${written.clicks} clicks and ${written.conversions} conversions in a year; ${lost} of ${rounds * beacons} beacons lost`,
);
console.log(`p99 of reads without clicks: ${shown(quiet)}`);
console.log(`p99 with ${perSecond} beacons from bots per second: ${shown(refused)}`);
console.log(`p99 with ${perSecond} counted beacons per second: ${shown(busy)}`);

reportFigures([
  {
    measure: `p99 of 100 reads/s during ${perSecond} clicks/s`,
    unit: 'ms',
    ours: median(busy),
    floor: { name: 'reads alone', value: median(quiet) },
    goal: { timesFloor: { atMost: 1.2 } },
  },
  {
    measure: 'p99 of 100 reads/s without clicks',
    unit: 'ms',
    ours: median(quiet),
  },
  { measure: 'clicks lost in a burst', unit: '', ours: lost, goal: { atMost: 0 } },
  {
    measure: 'a year of 50 million clicks and two million conversions',
    unit: 'MB',
    ours: megabytes,
  },
  { measure: 'slowest 12-month report', unit: 'ms', ours: Math.max(...times) },
  {
    measure: 'slowest 12-month report during 100 reads/s',
    unit: 'ms',
    ours: Math.max(...answered),
  },
  {
    measure: 'p99 of 100 reads/s during the slowest report',
    unit: 'ms',
    ours: Math.max(...p99s),
    floor: { name: 'reads alone', value: alone.p99 },
  },
]);
