/**
 * Measures the memory of `npm start`, idle and after a minute of load, compared with a minimal server:
 * `npm run bench -- memory`. Only runs on Linux, because it reads /proc.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { descendantsOf, memoryOf } from './process/process-usage.ts';
import { runTool } from './process/run-tool.ts';
import { bareServer, bareServerName, npmStart, startProgram } from './process/start-program.ts';

const idleFor = 10_000;
const secondsOfLoad = 20;
const paths = ['/casino', '/api/products?category=casino&limit=10', trpcList()];

const npm = await startProgram({ ...npmStart, dataDir: temporaryFolder(), path: '/casino' });
const bare = await startProgram({ ...bareServer, dataDir: temporaryFolder(), path: '/' });
const measure = () => ({
  ours: descendantsOf(npm.pid).reduce((sum, pid) => sum + memoryOf(pid), 0),
  bare: memoryOf(bare.pid),
  npm: memoryOf(npm.pid),
});

await wait(idleFor);
const idle = measure();
for (const path of paths) {
  await load(npm.url + path);
  await load(bare.url);
}
const loaded = measure();
await npm.stop();
await bare.stop();

const figureOf = (measure: string, ours: number, floor: number): Figure => ({
  measure,
  unit: 'MiB',
  ours,
  floor: { name: bareServerName, value: floor },
});
reportFigures([
  { ...figureOf('memory idle', idle.ours, idle.bare), goal: { atMost: 110 } },
  figureOf("memory idle with npm's own process", idle.ours + idle.npm, idle.bare),
  {
    ...figureOf('memory after a minute of reads', loaded.ours, loaded.bare),
    goal: { atMost: 200 },
  },
]);

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
