/**
 * Compares publishing many proposals with the same writes made live one by one, and measures public reads at the same time, on
 * both databases: `npm run bench -- release --proposals 1000`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { getAnswer } from './process/get-answer.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({
  options: {
    proposals: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
  },
});
const proposals = Number(values.proposals);
const rounds = Number(values.rounds);
const quietFor = 3_000;

type Body = { id: number };

async function send(url: string, path: string, body: object, release?: number): Promise<Body> {
  const response = await fetch(`${url}/api/admin${path}`, {
    method: 'POST',
    headers: {
      'x-admin-token': adminToken,
      'content-type': 'application/json',
      ...(release && { 'x-release': String(release) }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
  return JSON.parse(text);
}

let made = 0;
const newCode = () => ({ code: `BENCH${++made}`, market_code: 'US' });

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Reads lists that visitors see, until it is stopped, and returns how long each took. */
function readUntilStopped(url: string) {
  const times: number[] = [];
  let isStopped = false;
  let asked = 0;
  const reading = (async () => {
    while (!isStopped) {
      asked += 1;
      const path = `/api/products?category=casino&limit=10&offset=${asked % 5}`;
      times.push(await timeOf(() => getAnswer(url + path)));
      // Visitors pause too. Without a pause, the reads alone would keep the only thread busy.
      await wait(2);
    }
  })();
  return async () => {
    isStopped = true;
    await reading;
    return times;
  };
}

async function proposeMany(url: string): Promise<number> {
  const { id } = await send(url, '/releases', { name: `Release ${made}` });
  const rows = Array.from({ length: proposals }, () => Object.values(newCode()).join());
  const csv = ['code,market_code', ...rows].join('\n');
  await send(url, '/promocodes/import', { csv, dry_run: false }, id);
  return id;
}

async function measure(name: string, variables: Record<string, string>): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const program = { ...builtServer, variables: { ...builtServer.variables, ...variables } };
  const { url, stop } = await startProgram({ ...program, dataDir, path: '/casino' });
  const published: number[] = [];
  const single: number[] = [];
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [alone, together] = [await proposeMany(url), await proposeMany(url)];
    published.push(await timeOf(() => send(url, `/releases/${alone}/publish`, {})));
    single.push(
      await timeOf(async () => {
        for (let count = 0; count < proposals; count += 1)
          await send(url, '/promocodes', newCode());
      }),
    );
    const stopQuiet = readUntilStopped(url);
    await wait(quietFor);
    quiet.push(...(await stopQuiet()));
    const stopBusy = readUntilStopped(url);
    await send(url, `/releases/${together}/publish`, {});
    busy.push(...(await stopBusy()));
  }
  await stop();
  return [
    {
      measure: `${proposals} proposals published on ${name}`,
      unit: 'ms',
      ours: median(published),
      floor: { name: 'the same writes one by one', value: median(single) },
      goal: { timesFloor: { atMost: 2 } },
    },
    {
      measure: `public list during a publication on ${name}, p99`,
      unit: 'ms',
      ours: quantile(busy, 0.99),
      floor: { name: 'without one', value: quantile(quiet, 0.99) },
      goal: { timesFloor: { atMost: 3 } },
    },
  ];
}

const postgres = await startPostgresServer();
const figures = [
  ...(await measure('SQLite', {})),
  ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url })),
];
await postgres.stop();
reportFigures(figures);
