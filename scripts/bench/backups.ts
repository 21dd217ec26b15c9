/**
 * Backs up a site during writes, restores each archive into an empty site and verifies the result, on both engines:
 * `npm run bench -- backups 10`. Prints a line per round, and stops at the first fault.
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
// The sites' databases are created on the server that was just started.
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
    // Every other archive is restored into the other engine.
    const isCrossed = round % 2 === 0;
    const target = await emptyPlace((engine === 'PostgreSQL') !== isCrossed);
    const { manifest, answers } = await restoreInto(target, file);
    const restored = performance.now();
    assert.deepEqual(answers, site.answersAt(manifest.log_head));
    seconds.backup.push((backedUp - started) / 1000);
    seconds.restore.push((restored - backedUp) / 1000);
    console.log(
      `${engine} ${round}: ${summary.rows} rows and ${summary.images} images at change ${manifest.log_head}, ${site.rounds() - written} rounds of writes during the backup, restored into ${isCrossed ? 'the other engine' : 'the same engine'}, all equal`,
    );
  }
  await site.close();
  for (const [work, times] of Object.entries(seconds)) {
    figures.push({ measure: `${work} on ${engine}`, unit: 's', ours: median(times) });
  }
}
await postgres.stop();
reportFigures(figures);
