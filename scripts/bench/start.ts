/**
 * Measures the time from the start of the program to its first answer, beside the smallest program of the kind:
 * `npm run bench -- start`. With `--clean` it measures a clone without packages and build too.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { projectFile } from '../../db/project-file.ts';
import { temporaryFolder } from '../../db/testing/database.ts';
import { type Figure, reportFigures } from './figure.ts';
import { median } from './median.ts';
import { bareServer, builtServer, startProgram } from './process/start-program.ts';

const run = promisify(execFile);
const rounds = 7;
const page = '/casino';
const list = '/api/products?category=casino&limit=10';

await run(process.execPath, [projectFile('scripts/setup.mjs'), 'build']);
const dataDir = temporaryFolder();
const seconds = async (program: Parameters<typeof startProgram>[0]) => {
  const started = await startProgram(program);
  await started.stop();
  return started.milliseconds / 1000;
};
const npmStart = { command: 'npm', args: ['start', '--silent'] };

const programs = {
  bare: () => seconds({ args: bareServer, path: '/' }),
  list: () => seconds({ args: builtServer, dataDir, path: list }),
  page: () => seconds({ args: builtServer, dataDir, path: page }),
  npm: () => seconds({ ...npmStart, dataDir, path: page }),
  first: () => seconds({ args: builtServer, dataDir: temporaryFolder(), path: page }),
};
type Name = keyof typeof programs;
const measured: Record<Name, number[]> = { bare: [], list: [], page: [], npm: [], first: [] };

await programs.first();
await programs.page();
await programs.page();
for (let round = 0; round < rounds; round += 1) {
  for (const name of Object.keys(programs) as Name[]) measured[name].push(await programs[name]());
}

const floor = { name: 'Fastify and better-sqlite3', value: median(measured.bare) };
const goal = { timesFloor: { atMost: 2.5 } };
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
if (process.argv.includes('--clean')) figures.push(await cleanClone());
reportFigures(figures);

async function cleanClone(): Promise<Figure> {
  const cwd = join(temporaryFolder(), 'clone');
  await run('git', ['clone', '--quiet', projectFile('.'), cwd]);
  const ours = await seconds({ ...npmStart, cwd, dataDir: temporaryFolder(), path: page });
  return { measure: 'npm start in a clean clone', unit, ours, goal: { atMost: 20 } };
}
