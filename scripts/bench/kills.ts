/**
 * Kills backups and restores at random moments, on both engines: `npm run bench -- kills 20`. After each kill, the
 * archive must be readable, or the site must be exactly one of the two with its own token, never a mixture.
 */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { projectFile } from '../../db/project-file.ts';
import { findSecret, readOrCreateSecret } from '../../db/secret-file.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { endWithBench } from './process/end-with-bench.ts';

const rounds = Number(process.argv[2] ?? 5);

const postgres = await startPostgresServer();
process.env.TEST_DATABASE_URL = postgres.url;
// The sites' databases are created on the server that was just started.
const { changingSite, emptyPlace, openSite, publicAnswers } = await import(
  '../../server/operation/backup/testing/changing-site.ts'
);
const { expectConsistent } = await import(
  '../../server/operation/backup/testing/check-restored.ts'
);
const { finishRestore } = await import('../../server/operation/backup/finish-restore.ts');
const { readArchive } = await import('../../server/operation/backup/read-archive.ts');

type Place = Awaited<ReturnType<typeof emptyPlace>>;
type Run = { program: 'backup' | 'restore'; args: string[]; place: Place };

function start({ program, args, place }: Run) {
  const child = fork(projectFile(`server/operation/backup/${program}-main.ts`), args, {
    env: { PATH: process.env.PATH, ...place.variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, errors }));
  return { child: endWithBench(child), ended };
}

async function runWhole(run: Run): Promise<number> {
  const started = performance.now();
  const { code, errors } = await start(run).ended;
  assert.equal(code, 0, errors);
  return performance.now() - started;
}

/** The program may also exit just before it is killed. */
async function kill(run: Run, duration: number): Promise<number> {
  const moment = Math.random() * duration;
  const { child, ended } = start(run);
  await Promise.race([wait(moment), ended]);
  child.kill('SIGKILL');
  const { code, signal, errors } = await ended;
  assert(signal === 'SIGKILL' || code === 0, errors);
  return Math.round(moment);
}

/** Repeats a backup during writes. A kill must leave the previous archive or the new one. */
async function killBackups(onPostgres: boolean) {
  const place = await emptyPlace(onPostgres);
  readOrCreateSecret(place.settings.DATA_DIR, 'admin-token');
  const site = await changingSite(place);
  const file = join(temporaryFolder(), 'site.tar');
  const run: Run = { program: 'backup', args: [file], place };
  const duration = await site.whileWriting(() => runWhole(run));
  let replaced = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = statSync(file).ino;
    await site.whileWriting(() => kill(run, duration * 1.2));
    await readArchive(file);
    if (statSync(file).ino !== before) replaced += 1;
  }
  const unfinished = readdirSync(dirname(file)).length - 1;
  await site.whileWriting(() => runWhole(run));
  const { manifest } = await readArchive(file);
  await site.close();
  const answers = site.answersAt(manifest.log_head);
  assert(answers);
  console.log(
    `${engineName(onPostgres)}: ${rounds} backups killed within ${Math.round(duration * 1.2)} ms, ${replaced} had finished, ${unfinished} left an unfinished folder, the archive was readable each time`,
  );
  return { file, answers, token: findSecret(place.settings.DATA_DIR, 'admin-token') };
}

type Archive = Awaited<ReturnType<typeof killBackups>>;

/** Restores one of two archives, then kills the restore of the other. */
async function killRestores(onPostgres: boolean, archives: [Archive, Archive]) {
  const place = await emptyPlace(onPostgres);
  let [present, other] = archives;
  const restore = ({ file }: Archive): Run => ({
    program: 'restore',
    args: [file, '--force'],
    place,
  });
  await runWhole(restore(other));
  const duration = await runWhole(restore(present));
  let finished = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const moment = await kill(restore(other), duration * 1.1);
    const site = await openSite(place);
    await finishRestore(site.db, place.settings);
    const answers = await publicAnswers(site);
    await expectConsistent(site, place);
    await site.app.close();
    const isRestored = isDeepStrictEqual(answers, other.answers);
    if (isRestored) [present, other] = [other, present];
    assert.deepEqual(answers, present.answers, `killed after ${moment} ms`);
    assert.equal(findSecret(place.settings.DATA_DIR, 'admin-token'), present.token);
    if (isRestored) finished += 1;
  }
  await runWhole(restore(other));
  console.log(
    `${engineName(onPostgres)}: ${rounds} restores killed within ${Math.round(duration * 1.1)} ms, ${finished} had committed, each left one complete site with its token`,
  );
}

const engineName = (onPostgres: boolean) => (onPostgres ? 'PostgreSQL' : 'SQLite');

try {
  const archives: [Archive, Archive] = [await killBackups(false), await killBackups(true)];
  for (const onPostgres of [false, true]) await killRestores(onPostgres, archives);
} finally {
  await postgres.stop();
}
