/**
 * Measures a start on a catalogue of 50,000 records: the time to the first page and to the first search, and the
 * memory then, beside a bare Fastify that opens the same file: `npm run bench -- large-start [size]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../../db/open.ts';
import { projectFile } from '../../db/project-file.ts';
import { temporaryFolder } from '../../db/testing/database.ts';
import { seedBulkCatalogue } from '../seed/bulk/seed-bulk-catalogue.ts';
import { type Figure, reportFigures } from './figure.ts';
import { median } from './median.ts';

const rounds = 3;
const size = Number(process.argv[2] ?? 50_000);

const dataDir = temporaryFolder();
const { db, close } = await openDatabase(join(dataDir, 'aceboard.db'));
await seedBulkCatalogue({ db, dataDir, now: new Date(), size });
await close();

const site = projectFile('dist/server/main.js');
const bare = join(import.meta.dirname, 'large-start/bare-server.ts');
const ours: Start[] = [];
const floors: Start[] = [];
for (let round = 0; round < rounds; round += 1) {
  ours.push(await start(site, '/casino', '/api/search?q=golden'));
  floors.push(await start(bare, '/', '/'));
}
rmSync(dataDir, { recursive: true });

const figures: Figure[] = [
  {
    ...compared(`first page at ${size} records`, 'ms', ({ firstPage }) => firstPage),
    goal: { atMost: 2500 },
  },
  {
    ...compared(`first search at ${size} records`, 'ms', ({ firstSearch }) => firstSearch),
    goal: { atMost: 2500 },
  },
  compared(
    `processor until the first search at ${size} records`,
    'ms',
    ({ processor }) => processor,
  ),
];
const memory = compared(
  `memory after the first search at ${size} records`,
  'MiB',
  (one) => one.memory,
);
if (memory.ours > 0) figures.push({ ...memory, goal: { atMost: 350 } });
reportFigures(figures);

type Start = { firstPage: number; firstSearch: number; processor: number; memory: number };

async function start(program: string, page: string, search: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      MEILI_URL: '',
      MEILI_BIN: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    url = /^Site\s+(http:\S+?)\/?$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  child.stdout.resume();
  await answer(url + page);
  const firstPage = performance.now() - began;
  await answer(url + search);
  const firstSearch = performance.now() - began;
  const measured = {
    firstPage,
    firstSearch,
    processor: processorOf(child.pid),
    memory: memoryOf(child.pid),
  };
  child.kill('SIGTERM');
  await ended;
  return measured;
}

async function answer(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await response.arrayBuffer();
}

/** Shared pages count by their share. Other systems than Linux do not tell. */
function memoryOf(pid: number | undefined): number {
  const rollup = processFile(pid, 'smaps_rollup');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** A hundredth of a second is the unit of Linux. */
function processorOf(pid: number | undefined): number {
  const fields = processFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function processFile(pid: number | undefined, name: string): string {
  return process.platform === 'linux' ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : '';
}

function compared(measure: string, unit: string, value: (start: Start) => number): Figure {
  return {
    measure,
    unit,
    ours: median(ours.map(value)),
    floor: { name: 'Fastify + SQLite', value: median(floors.map(value)) },
  };
}
