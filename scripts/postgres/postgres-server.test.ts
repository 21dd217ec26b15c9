// Runs in test:long only: installs and starts PostgreSQL.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;

/** Copies the files needed to start PostgreSQL into a temporary folder that only this user can enter. */
function privateClone() {
  const clone = temporaryFolder();
  for (const part of ['scripts/postgres', 'search-index/meilisearch/server/free-port.ts'])
    cpSync(part, join(clone, part), { recursive: true, verbatimSymlinks: true });
  return clone;
}

const program = `
  const { startPostgresServer } = await import(process.argv[1]);
  const { folder, stop } = await startPostgresServer(JSON.parse(process.argv[2]));
  console.log('started in ' + folder);
  await stop();
  process.exitCode = 3;
`;

function start(clone: string, options: object = {}, TMPDIR = clone) {
  const server = pathToFileURL(join(clone, 'scripts/postgres/postgres-server.ts')).href;
  const flags = ['--input-type=module', '--eval', program, server, JSON.stringify(options)];
  return spawnSync(process.execPath, flags, {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR },
  });
}

describe('in a folder that only its owner can enter', () => {
  test('PostgreSQL starts, and the process keeps its exit code and deletes its temporary files', () => {
    const { status, stdout, stderr } = start(privateClone());
    expect(stderr).toBe('');
    const [, folder = ''] = /^started in (.+)\n$/.exec(stdout) ?? [];
    expect(folder).toMatch(/\/aceboard-postgres-\w+$/);
    expect(existsSync(folder)).toBe(false);
    expect(status).toBe(3);
  });

  test('fails with an error that explains what to do if the database folder is inaccessible', () => {
    const clone = privateClone();
    const folder = join(clone, 'data');
    mkdirSync(folder, { mode: isRoot ? 0o700 : 0o500 });
    const { stderr } = start(clone, { folder: join(folder, 'postgres') });
    expect(stderr).toContain(
      isRoot
        ? `PostgreSQL runs as the user postgres, not as root, and that user has no access to ${folder}. Choose a folder that every user can enter.`
        : `PostgreSQL failed to start in ${folder}/postgres`,
    );
  });
});
