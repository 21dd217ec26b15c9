/**
 * Measures what retention frees and how it affects visitors: `npm run bench -- retention`. A site with two years of
 * edits (100,000 changes) and 20,000 images receives public reads at a steady rate from another process, first without
 * other work and then during the nightly jobs in the same process.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { changeSummary } from '#contract/catalogue/history/change-summary.ts';
import { day } from '#contract/wall-clock.ts';
import { productResource } from '../../server/catalogue/resource/product.ts';
import { recordStoredImages } from '../../server/image/library/record-stored-images.ts';
import { diskStorage } from '../../server/image/storage/disk-storage.ts';
import { retentions } from '../../server/operation/retention/retention.ts';
import { endWithBench } from './process/end-with-bench.ts';
import { openSampleSite } from './process/sample-site.ts';

const changes = 100_000;
const images = 20_000;
const rowsPerBatch = 100;
const imageBytes = 4_096;
const idleSeconds = 20;

const site = await openSampleSite('silent');
const { db } = site.database;
const settings = { ...site.settings };
// Prevents the site's own nightly jobs from starting during the benchmark.
Object.assign(site.settings, { KEEP_HISTORY_DAYS: 0, KEEP_UNUSED_IMAGES_DAYS: 0 });
const imageStorage = diskStorage(site.settings.DATA_DIR);
const uploads = join(site.settings.DATA_DIR, 'uploads');
const imageOf = (index: number) => index.toString(16).padStart(32, '0');

/** Half of the images are used by states older than a year, a quarter by later ones, and a quarter not at all. */
async function fill() {
  const product = await productResource.get(db, 1);
  const startedAt = Date.now() - 730 * day;
  for (let first = 0; first < changes; first += rowsPerBatch) {
    const rows = Array.from({ length: rowsPerBatch }, (_, offset) => {
      const index = first + offset;
      const image = imageOf(Math.floor((index / changes) * images * 0.75));
      const snapshot = { ...product, icon_url: `/uploads/${image}/64x64.webp` };
      const logged = { action: 'update', entity: 'product', snapshot, previous: product } as const;
      return {
        actor: 'bench',
        action: 'update',
        entity: 'product',
        entity_id: 1 + (index % 60),
        at: new Date(startedAt + (index / changes) * 730 * day).toISOString(),
        snapshot: JSON.stringify(snapshot),
        summary: JSON.stringify(changeSummary(logged)),
      };
    });
    await db
      .insertInto('change')
      .values(rows as never)
      .execute();
  }
  // Makes the catalogue itself as old as its first edit.
  await db
    .updateTable('change')
    .set({ at: new Date(startedAt).toISOString() } as object)
    .where('actor', '!=', 'bench')
    .execute();
  const content = Buffer.alloc(imageBytes, 1);
  for (let index = 0; index < images; index += 1) {
    const folder = join(uploads, imageOf(index));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '64x64.webp'), content);
  }
  // Adds the images to the library, because retention only deletes those.
  await recordStoredImages(db, imageStorage);
}

async function sizes() {
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0] ?? 0;
  };
  const [pages, free, bytes] = [
    await pragma('page_count'),
    await pragma('freelist_count'),
    await pragma('page_size'),
  ];
  const megabytes = (count: number) => Math.round((count * bytes) / 1024 / 1024);
  return {
    'database, MiB': megabytes(pages),
    'of it free, MiB': megabytes(free),
    images: (await readdir(uploads)).length,
  };
}

await fill();
process.stdout.write(`before: ${JSON.stringify(await sizes())}\n`);

const readers = endWithBench(fork(join(import.meta.dirname, 'load/steady-reads.ts'), [site.url]));
async function measure<Result>(work: () => Promise<Result>) {
  readers.send('begin');
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  readers.send('end');
  const [waits] = (await once(readers, 'message')) as [{ p50: number; p99: number; reads: number }];
  process.stdout.write(
    `${result}: ${seconds.toFixed(1)} s, reads p50 ${waits.p50.toFixed(1)} ms, p99 ${waits.p99.toFixed(1)} ms, ${waits.reads} reads\n`,
  );
}

const idle = () =>
  measure(async () => {
    await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000));
    return 'without retention';
  });
const { signal } = new AbortController();
const deps = { ...site, settings, imageStorage };
const night = async (name: string, now: Date) => {
  for (const retention of retentions(deps)) {
    await measure(
      async () => `${name}, ${retention.name}: ${await retention.run({ signal, now })}`,
    );
  }
};

await idle();
await night('first night', new Date());
process.stdout.write(`between: ${JSON.stringify(await sizes())}\n`);
await idle();
await night('a week later', new Date(Date.now() + 8 * day));
await idle();
process.stdout.write(`after: ${JSON.stringify(await sizes())}\n`);
readers.kill();
await site.close();
process.exit(0);
