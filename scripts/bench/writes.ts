/**
 * Measures how many products a second are created over HTTP, beside Payload's REST and beside a bare Fastify that
 * inserts one row: `npm run bench -- writes`. Each server is a process of its own on SQLite, and answers only
 * what is on the disk. The rounds alternate.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { temporaryFolder } from '../../db/testing/database.ts';
import { adminToken, startServer } from '../../server/testing/process.ts';
import { reportFigures } from './figure.ts';
import { median } from './median.ts';
import { runTool } from './process/run-tool.ts';

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

type Server = { url: string; process: ChildProcess; rates: number[]; cpu: number[] };

const site = await startServer(temporaryFolder(), { SEED: 'off' });
const payload = await startProgram('payload/server.mjs');
const bare = await startProgram('load/insert-server.ts');
const servers = [
  { url: `${site.url}/api/admin/products`, process: site.process, body: ours },
  { url: `${payload.url}/api/products`, process: payload.process, body: theirs },
  { url: bare.url, process: bare.process, body: theirs },
].map((server) => ({ ...server, rates: [] as number[], cpu: [] as number[] }));

for (const server of servers) await create(server, 2);
for (let round = 0; round < rounds; round += 1) {
  for (const server of servers) {
    const before = cpuSeconds(server.process);
    const created = await create(server, seconds);
    server.rates.push(created / seconds);
    server.cpu.push((1000 * (cpuSeconds(server.process) - before)) / created);
  }
}
await site.stop();
for (const { process } of [payload, bare]) process.kill();

const [mine, payloads, inserts] = servers.map(({ rates, cpu }) => ({
  rate: median(rates),
  cpu: median(cpu),
})) as [Speed, Speed, Speed];
type Speed = { rate: number; cpu: number };

const floors = [
  { floor: 'Payload', of: payloads, goals: { rate: { atLeast: 10 }, cpu: { atMost: 0.1 } } },
  { floor: 'Fastify, one row', of: inserts },
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
    .filter(() => existsSync('/proc/self/stat'))
    .map(({ floor, of, goals }) => ({
      measure: 'processor time of a created product',
      unit: 'ms',
      ours: mine.cpu,
      floor: { name: floor, value: of.cpu },
      ...(goals && { goal: { timesFloor: goals.cpu } }),
    })),
]);
process.exit();

async function startProgram(program: string): Promise<Pick<Server, 'url' | 'process'>> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, program), join(temporaryFolder(), 'bench.db')],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const url = /^Site\s+(http:\S+)/.exec(line)?.[1];
    if (url) return { url, process: child };
  }
  throw new Error(`${program} ended before it printed its URL`);
}

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

/** Linux counts the time of a process in hundredths of a second. */
function cpuSeconds({ pid }: ChildProcess): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
