/**
 * Measures startup with a catalogue of 50,000 records: the time to the first page and to the first search, and the
 * memory used at that point, compared with a minimal server: `npm run bench -- large-start [size]`. The first start,
 * which indexes the catalogue, is reported separately, because later ones read the stored index.
 */
import { join } from 'node:path';
import process from 'node:process';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { diskStorage } from '../../server/image/storage/disk-storage.ts';
import { seedBulkCatalogue } from '../seed/bulk/seed-bulk-catalogue.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { getAnswer } from './process/get-answer.ts';
import { cpuSecondsOf, memoryOf } from './process/process-usage.ts';
import { bareServer, bareServerName, builtServer, startProgram } from './process/start-program.ts';

const rounds = 3;
const size = Number(process.argv[2] ?? 50_000);

const dataDir = temporaryFolder();
const { db, close } = await openDatabase(join(dataDir, 'aceboard.db'));
await seedBulkCatalogue({ db, imageStorage: diskStorage(dataDir), now: new Date(), size });
await close();

const site = { ...builtServer, dataDir, path: '/casino' };
const search = '/api/search?q=golden';
const first = await start(site, search);
const ours: Start[] = [];
const floors: Start[] = [];
for (let round = 0; round < rounds; round += 1) {
  ours.push(await start(site, search));
  floors.push(await start({ ...bareServer, dataDir, path: '/' }, '/'));
}

const goals =
  size < 1_000_000
    ? { firstPage: 2500, firstSearch: 2500, memory: 350 }
    : { firstPage: 5000, firstSearch: 15_000, memory: 1536 };
const figures: Figure[] = [
  {
    ...compared(`first page at ${size} records`, 'ms', ({ firstPage }) => firstPage),
    goal: { atMost: goals.firstPage },
  },
  {
    ...compared(`first search at ${size} records`, 'ms', ({ firstSearch }) => firstSearch),
    goal: { atMost: goals.firstSearch },
  },
  {
    measure: `first search of the first start at ${size} records`,
    unit: 'ms',
    ours: first.firstSearch,
  },
  compared(`CPU until the first search at ${size} records`, 'ms', ({ cpu }) => cpu),
  {
    ...compared(`memory after the first search at ${size} records`, 'MiB', ({ memory }) => memory),
    goal: { atMost: goals.memory },
  },
  {
    measure: `memory after the first search of the first start at ${size} records`,
    unit: 'MiB',
    ours: first.memory,
    goal: { atMost: goals.memory },
  },
];
reportFigures(figures.filter(({ ours }) => ours > 0));

type Start = { firstPage: number; firstSearch: number; cpu: number; memory: number };

async function start(program: Parameters<typeof startProgram>[0], path: string): Promise<Start> {
  const { url, pid, milliseconds: firstPage, stop } = await startProgram(program);
  const startedAt = performance.now();
  await getAnswer(url + path);
  const measured = {
    firstPage,
    firstSearch: firstPage + performance.now() - startedAt,
    cpu: cpuSecondsOf(pid) * 1000,
    memory: memoryOf(pid),
  };
  await stop();
  return measured;
}

function compared(measure: string, unit: string, value: (start: Start) => number): Figure {
  return {
    measure,
    unit,
    ours: median(ours.map(value)),
    floor: { name: bareServerName, value: median(floors.map(value)) },
  };
}
