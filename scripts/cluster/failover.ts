/**
 * `npm run cluster -- failover`: while two processes serve reads and writes, kills and restarts a process, PostgreSQL,
 * Meilisearch and the S3 server in turn. Prints the responses to each kind of request. Exits with 1 if an acknowledged
 * write is lost, if a request fails with anything but a 503, or if the cluster takes too long to recover. Skips
 * Meilisearch and S3 if MEILI_BIN or `versitygw` is not available.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { adminClient } from './admin-client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startMeilisearch, startS3 } from './service.ts';
import { type Load, noAnswer, startLoad } from './steady-load.ts';

const steadySeconds = 3;
const cacheSeconds = 1;
const downSeconds = 4;
/** The cluster counts as recovered once nothing has failed for this long. */
const stableSeconds = 1;
const bounds = { refusal: 2_000, recovery: 10_000 };

type Fault = {
  name: string;
  kill: () => unknown;
  startAgain: () => Promise<void>;
  /** Requests that must keep working during the failure. */
  stillWorks: readonly string[];
};

const folder = mkdtempSync(join(tmpdir(), 'aceboard-failover-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function startRequests({ url }: Cluster) {
  const made: number[] = [];
  const images: string[] = [];
  let count = 0;
  const get = (path: string) => async (signal: AbortSignal) => {
    const response = await fetch(url + path, { signal });
    await response.arrayBuffer();
    return response.status;
  };
  const load = startLoad({
    list: get('/api/products?category=casino&limit=10'),
    page: get('/casino'),
    search: get('/api/search?q=answered'),
    image: (signal) => get(images.at(0) ?? '/api/health')(signal),
    async create(signal) {
      const client = adminClient(url, signal);
      const { status, body } = await client.createProduct(`Answered ${++count}`);
      if (status === 201) made.push(body.id);
      return status;
    },
    async upload(signal) {
      const { status, body } = await adminClient(url, signal).upload(await newImage(++count));
      if (status === 201) images.push(body.url);
      return status;
    },
  });
  return { load, made, images };
}

/** Makes every image different, because identical ones are stored only once. */
const newImage = (count: number) =>
  sharp({
    create: {
      width: 24,
      height: 24,
      channels: 3,
      background: { r: count & 255, g: (count >> 8) & 255, b: 90 },
    },
  })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

const isDone = (status: number) => status === 200 || status === 201;

/** Returns the milliseconds until requests stopped failing, or undefined if that took too long. */
async function recover({ outcomes }: Load, since: number): Promise<number | undefined> {
  for (;;) {
    const now = performance.now();
    const failures = outcomes.filter(({ at, status }) => at >= since && !isDone(status));
    const last = Math.max(since, ...failures.map(({ at, milliseconds }) => at + milliseconds));
    if (now - last > stableSeconds * 1000) return last - since;
    if (now - since > 2 * bounds.recovery) return undefined;
    await wait(50);
  }
}

async function measureFault(load: Load, fault: Fault): Promise<string[]> {
  await wait(steadySeconds * 1000);
  // Pauses writes until all results are cached again, because every write invalidates them.
  load.hold(['create', 'upload']);
  await wait(cacheSeconds * 1000);
  const killedAt = performance.now();
  await fault.kill();
  load.hold([]);
  await wait(downSeconds * 1000);
  const problems: string[] = [];
  const startedAt = performance.now();
  await fault.startAgain();
  const recovery = await recover(load, performance.now());
  const outcomes = load.outcomes.filter(({ at }) => at >= killedAt);
  console.log(
    `\n${fault.name}: killed, down for ${((performance.now() - killedAt) / 1000 - stableSeconds).toFixed(1)} s (its own startup took ${((performance.now() - startedAt - (recovery ?? 0)) / 1000 - stableSeconds).toFixed(1)} s), ${recovery === undefined ? 'did not recover' : `recovered ${Math.round(recovery)} ms`} after its return`,
  );
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const refused = own.filter(({ status }) => status === 503);
    const other = own.filter(({ status }) => !isDone(status) && status !== 503);
    const slowest = Math.round(Math.max(0, ...refused.map(({ milliseconds }) => milliseconds)));
    console.log(
      `  ${kind.padEnd(8)} ${String(own.length - refused.length - other.length).padStart(5)} answered  ${String(refused.length).padStart(4)} refused with 503 (slowest ${slowest} ms)  ${other.length} other ${[...new Set(other.map(({ status }) => (status === noAnswer ? 'no answer' : status)))].join(', ')}`,
    );
    if (other.length > 0)
      problems.push(
        `${fault.name}: ${other.length} ${kind} requests failed with something other than 503`,
      );
    if (slowest > bounds.refusal)
      problems.push(`${fault.name}: a 503 for ${kind} took ${slowest} ms`);
    if (fault.stillWorks.includes(kind) && refused.length > 0)
      problems.push(`${fault.name}: ${kind} stopped working`);
  }
  if (recovery === undefined || recovery > bounds.recovery)
    problems.push(`${fault.name}: did not recover within ${bounds.recovery} ms`);
  return problems;
}

/** Counts acknowledged writes that can no longer be read. */
async function countLost(cluster: Cluster, made: number[], images: string[]) {
  let lost = 0;
  const client = adminClient(cluster.url);
  for (const id of made) if ((await client.get(`/products/${id}`)).status !== 200) lost += 1;
  for (const image of images) {
    const { status } = await fetch(cluster.url + image);
    if (status !== 200) lost += 1;
  }
  return lost;
}

export async function failover(): Promise<number> {
  const postgres = await startPostgresServer();
  const meilisearch = await startMeilisearch(folder);
  const s3 = await startS3(folder);
  if (!meilisearch) console.log('Skipping Meilisearch: not installed, and MEILI_BIN is not set');
  if (!s3) console.log('Skipping S3: versitygw is not installed');
  const cluster = await startCluster({
    processes: 2,
    databaseUrl: postgres.url,
    folder: join(folder, 'data'),
    variables: { ...meilisearch?.variables, ...s3?.variables },
  });
  const { body: health } = await adminClient(cluster.url).get<{ search: { engine: string } }>(
    '/health',
  );
  console.log(`Two processes at ${cluster.url}, searches answered by ${health.search.engine}`);
  const { load, made, images } = startRequests(cluster);
  const cached = ['list', 'page'];
  const faults: Fault[] = [
    {
      name: 'One of two processes',
      kill: () => cluster.kill(0),
      startAgain: () => cluster.startAgain(0),
      stillWorks: [...cached, 'search', 'image'],
    },
    { name: 'PostgreSQL', ...postgres, stillWorks: cached },
  ];
  if (meilisearch) {
    const stillWorks = [...cached, 'image', 'create', 'upload'];
    faults.push({ name: 'Meilisearch', ...meilisearch, stillWorks });
  }
  if (s3)
    faults.push({ name: 'The S3 server', ...s3, stillWorks: [...cached, 'search', 'create'] });
  const problems: string[] = [];
  for (const fault of faults) problems.push(...(await measureFault(load, fault)));
  const outcomes = await load.end();
  const lost = await countLost(cluster, made, images);
  console.log(
    `\n${outcomes.length} requests; ${made.length} products and ${images.length} images acknowledged, ${lost} of them lost`,
  );
  if (lost > 0) problems.push(`${lost} acknowledged writes were lost`);
  for (const problem of problems) console.log(`PROBLEM ${problem}`);
  await cluster.stop();
  await Promise.all([postgres.stop(), meilisearch?.kill(), s3?.kill()]);
  return problems.length > 0 ? 1 : 0;
}
