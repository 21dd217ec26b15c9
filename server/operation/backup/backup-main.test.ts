import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { recordAlone } from '../../caller/record-event.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readArchive } from './read-archive.ts';

const never = new AbortController().signal;

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  for (const subject of ['1.csv', '2.csv', '3.csv']) {
    await recordAlone(given.db, { actor: 'test' }, { kind: 'export', subject });
  }
});
afterEach(() => given.app.close());

type Run = { code: number; stdout: string; stderr: string };

async function backUp(file: string): Promise<Run> {
  const program = join(import.meta.dirname, 'backup-main.ts');
  const place = isPostgres
    ? { DATABASE_URL: given.address, DATA_DIR: temporaryFolder() }
    : { DATABASE_URL: '', DATA_DIR: dirname(given.address) };
  return promisify(execFile)(process.execPath, [program, file], {
    env: { ...process.env, ...place },
  }).then(
    (output) => ({ code: 0, ...output }),
    (failed: Run) => failed,
  );
}

test('a backup of a site with an unbroken security log succeeds', async () => {
  const file = join(temporaryFolder(), 'site.tar');
  expect(await backUp(file)).toMatchObject({ code: 0, stderr: '' });
});

test('a backup of a site whose security log was changed is written, but then fails and reports the row', async () => {
  await given.db.deleteFrom('security_event').where('subject', '=', '2.csv').execute();
  const file = join(temporaryFolder(), 'site.tar');
  const { code, stdout, stderr } = await backUp(file);
  expect(code).toBe(2);
  expect(stderr).toBe(
    'The backup was written, but someone changed the security log outside Aceboard. The first affected row is 2.\n',
  );
  expect(stdout).toContain('was verified');
  await readArchive(file, {}, never);
  const { body } = await given.call('GET', '/admin/security-events?kind=backup');
  expect(body.items).toMatchObject([{ subject: 'site.tar' }]);
});
