/**
 * Measures the memory of what `npm start` runs, idle and after a minute of load, beside the smallest program of the
 * kind: `npm run bench -- memory`. It reads /proc, so it runs on Linux alone.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../db/testing/database.ts';
import { type Figure, reportFigures } from './figure.ts';
import { descendantsOf, memoryOf } from './process/memory-of.ts';
import { runTool } from './process/run-tool.ts';
import { bareServer, startProgram } from './process/start-program.ts';

const idleFor = 10_000;
const secondsOfLoad = 20;
const paths = ['/casino', '/api/products?category=casino&limit=10', trpcList()];

const npm = await startProgram({
  command: 'npm',
  args: ['start', '--silent'],
  dataDir: temporaryFolder(),
  path: '/casino',
});
const bare = await startProgram({ args: bareServer, path: '/' });
const ours = () => descendantsOf(npm.pid).reduce((sum, pid) => sum + memoryOf(pid), 0);

await wait(idleFor);
const idle = { ours: ours(), bare: memoryOf(bare.pid), npm: memoryOf(npm.pid) };
for (const path of paths) await load(npm.url + path);
await load(bare.url);
const loaded = { ours: ours(), bare: memoryOf(bare.pid) };
await npm.stop();
await bare.stop();

const name = 'Fastify and better-sqlite3';
const unit = 'MiB';
const figures: Figure[] = [
  {
    measure: 'memory idle',
    unit,
    ours: idle.ours,
    floor: { name, value: idle.bare },
    goal: { atMost: 120 },
  },
  {
    measure: 'memory after a minute of reads',
    unit,
    ours: loaded.ours,
    floor: { name, value: loaded.bare },
    goal: { atMost: 200 },
  },
  { measure: "memory of npm's own process", unit, ours: idle.npm },
];
reportFigures(figures);

function trpcList() {
  const input = encodeURIComponent(JSON.stringify({ category: 'casino', limit: 10 }));
  return `/api/trpc/catalogue.products?input=${input}`;
}

async function load(url: string) {
  await runTool('autocannon/autocannon.js', [
    ...['--json', '--connections', '20', '--duration', String(secondsOfLoad)],
    url,
  ]);
}
