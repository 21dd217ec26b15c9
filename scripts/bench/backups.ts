/**
 * Backs up a site while it is written to, restores each archive into an empty place, and checks what is there, on both
 * engines: `npm run bench -- backups 10`. A line tells of each round, and a round that finds a fault ends the bench.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';

const rounds = Number(process.argv[2] ?? 3);
const never = new AbortController().signal;

const postgres = await startPostgresServer();
process.env.TEST_DATABASE_URL = postgres.url;
// The databases of the sites are made on the server that was just started.
const { changingSite, emptyPlace } = await import(
  '../../server/operation/backup/testing/changing-site.ts'
);
const { restoreInto } = await import('../../server/operation/backup/testing/check-restored.ts');
const { backUpInChild } = await import('../../server/operation/backup/back-up-in-child.ts');

const figures: Figure[] = [];
for (const engine of ['SQLite', 'PostgreSQL']) {
  const site = await changingSite(await emptyPlace(engine === 'PostgreSQL'));
  const seconds = { backup: [] as number[], restore: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    const file = join(temporaryFolder(), 'site.tar');
    const written = site.rounds();
    const started = performance.now();
    const summary = await site.whileWriting(() => backUpInChild(site.settings, file, never));
    const backedUp = performance.now();
    // Every other archive goes into the other engine.
    const isCrossed = round % 2 === 0;
    const target = await emptyPlace((engine === 'PostgreSQL') !== isCrossed);
    const { manifest, answers } = await restoreInto(target, file);
    const restored = performance.now();
    assert.deepEqual(answers, site.answersAt(manifest.log_head));
    seconds.backup.push((backedUp - started) / 1000);
    seconds.restore.push((restored - backedUp) / 1000);
    console.log(
      `${engine} ${round}: ${summary.rows} rows and ${summary.images} images at change ${manifest.log_head}, ${site.rounds() - written} rounds of writes meanwhile, restored into ${isCrossed ? 'the other engine' : 'the same engine'}: all agrees`,
    );
  }
  await site.close();
  for (const [work, times] of Object.entries(seconds)) {
    figures.push({ measure: `${work} on ${engine}`, unit: 's', ours: median(times) });
  }
}
await postgres.stop();
reportFigures(figures);
