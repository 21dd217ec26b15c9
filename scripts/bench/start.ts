/**
 * `npm run bench -- start` measures the time from starting the server to its first response, compared with a minimal
 * server. Also measures a fresh clone, with nothing installed or built, if npm's registry is reachable.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFile } from '../../db/project-file.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import {
  bareServer,
  bareServerName,
  builtServer,
  npmStart,
  startProgram,
} from './process/start-program.ts';

const run = promisify(execFile);
const rounds = 7;
const page = '/casino';
const list = '/api/products?category=casino&limit=10';

const dataDir = temporaryFolder();
const seconds = async (program: Parameters<typeof startProgram>[0]) => {
  const started = await startProgram(program);
  await started.stop();
  return started.milliseconds / 1000;
};

const programs = {
  bare: () => seconds({ ...bareServer, dataDir, path: '/' }),
  list: () => seconds({ ...builtServer, dataDir, path: list }),
  page: () => seconds({ ...builtServer, dataDir, path: page }),
  npm: () => seconds({ ...npmStart, dataDir, path: page }),
  first: () => seconds({ ...builtServer, dataDir: temporaryFolder(), path: page }),
};
type Name = keyof typeof programs;
const measured: Record<Name, number[]> = { bare: [], list: [], page: [], npm: [], first: [] };

await programs.first();
await programs.page();
await programs.page();
for (let round = 0; round < rounds; round += 1) {
  for (const name of Object.keys(programs) as Name[]) measured[name].push(await programs[name]());
}

const floor = { name: bareServerName, value: median(measured.bare) };
const goal = { timesFloor: { atMost: 2.2 } };
const unit = 's';
const figures: Figure[] = [
  { measure: 'start to the first list', unit, ours: median(measured.list), floor, goal },
  { measure: 'start to the first page', unit, ours: median(measured.page), floor, goal },
  {
    measure: 'npm start to the first page',
    unit,
    ours: median(measured.npm),
    goal: { atMost: 1.2 },
  },
  {
    measure: 'first start, with the sample catalogue',
    unit,
    ours: median(measured.first),
    goal: { atMost: 3 },
  },
];
if (await isRegistryReachable()) figures.push(await cleanClone());
else console.log("Skipping the clean clone: npm's registry is unreachable.");
reportFigures(figures);

async function isRegistryReachable(): Promise<boolean> {
  try {
    await run('npm', ['ping'], { timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

async function cleanClone(): Promise<Figure> {
  const cwd = join(temporaryFolder(), 'clone');
  await run('git', ['clone', '--quiet', projectFile('.'), cwd]);
  // The installation depends on the network too.
  const program = { ...npmStart, cwd, dataDir: temporaryFolder(), path: page, minutes: 5 };
  const ours = await seconds(program);
  return { measure: 'npm start in a clean clone', unit, ours, goal: { atMost: 20 } };
}
