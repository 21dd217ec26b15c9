/**
 * Measures how many products per second can be created over HTTP, compared with Payload's REST API and with a bare
 * Fastify server that inserts one row: `npm run bench -- writes`. Each server is a separate process with SQLite that
 * only answers once the row is on disk. The rounds alternate.
 */
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { cpuSecondsOf } from './process/process-usage.ts';
import { runTool } from './process/run-tool.ts';
import {
  adminToken,
  bareServer,
  bareServerName,
  builtServer,
  startProgram,
} from './process/start-program.ts';

const rounds = 3;
const seconds = 4;

const texts = { name: 'Copper Lantern', description: 'Many games, and a fast payout.' };
const shared = { icon_url: '/uploads/icon.webp', rating: 4.5, ref_link: 'https://site.example/' };
const ours = {
  ...shared,
  i18n: { en: texts },
  images: [{ image_url: '/uploads/image.webp', sort_order: 1 }],
  categories: [1, 2],
};
const theirs = {
  ...shared,
  ...texts,
  images: [{ image_url: '/uploads/image.webp' }],
  categories: ['casino', 'bets'],
};

const site = await startProgram({
  ...builtServer,
  variables: { ...builtServer.variables, SEED: 'off' },
  dataDir: temporaryFolder(),
  path: '/casino',
});
const payload = await startProgram({
  args: ['scripts/bench/payload/server.mjs'],
  dataDir: temporaryFolder(),
  path: '/api/products',
});
const bare = await startProgram({ ...bareServer, dataDir: temporaryFolder(), path: '/' });
const servers = [
  { ...site, url: `${site.url}/api/admin/products`, body: ours },
  { ...payload, url: `${payload.url}/api/products`, body: theirs },
  { ...bare, body: theirs },
].map((server) => ({ ...server, rates: [] as number[], cpu: [] as number[] }));

for (const server of servers) await create(server, 2);
for (let round = 0; round < rounds; round += 1) {
  for (const server of servers) {
    const before = cpuSecondsOf(server.pid);
    const created = await create(server, seconds);
    server.rates.push(created / seconds);
    server.cpu.push((1000 * (cpuSecondsOf(server.pid) - before)) / created);
  }
}
for (const { stop } of servers) await stop();

const [mine, payloads, inserts] = servers.map(({ rates, cpu }) => ({
  rate: median(rates),
  cpu: median(cpu),
})) as [Speed, Speed, Speed];
type Speed = { rate: number; cpu: number };

const floors = [
  { floor: 'Payload', of: payloads, goals: { rate: { atLeast: 10 }, cpu: { atMost: 0.1 } } },
  { floor: bareServerName, of: inserts },
];

reportFigures([
  ...floors.map(({ floor, of, goals }) => ({
    measure: 'products created, 10 connections',
    unit: 'a second',
    ours: mine.rate,
    floor: { name: floor, value: of.rate },
    ...(goals && { goal: { timesFloor: goals.rate } }),
  })),
  ...floors
    .filter(() => mine.cpu > 0)
    .map(({ floor, of, goals }) => ({
      measure: 'CPU of a created product',
      unit: 'ms',
      ours: mine.cpu,
      floor: { name: floor, value: of.cpu },
      ...(goals && { goal: { timesFloor: goals.cpu } }),
    })),
]);

type LoadReport = { '2xx': number; non2xx: number };

async function create({ url, body }: { url: string; body: object }, seconds: number) {
  const report = await runTool<LoadReport>('autocannon/autocannon.js', [
    ...['--json', '--connections', '10', '--duration', String(seconds), '--method', 'POST'],
    ...['--headers', 'content-type: application/json'],
    ...['--headers', `x-admin-token: ${adminToken}`],
    ...['--body', JSON.stringify(body)],
    url,
  ]);
  if (report.non2xx > 0) throw new Error(`${url} answered with an error`);
  return report['2xx'];
}
