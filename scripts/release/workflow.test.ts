/** Code of packages must not get access to the credentials that sign and publish a release. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';

type Permissions = Record<string, string>;
type Step = { uses?: string; run?: string };
type Job = { permissions?: Permissions; needs?: string | string[]; steps: Step[] };
type Workflow = { permissions: Permissions; jobs: Record<string, Job> };

const file = join(import.meta.dirname, '../../.github/workflows/release.yml');
const { permissions: atFirst, jobs }: Workflow = parse(readFileSync(file, 'utf8'));

const permissionsOf = ({ permissions = atFirst }: Job) => permissions;
const mayWrite = (job: Job) => Object.values(permissionsOf(job)).includes('write');
const usesOf = ({ steps }: Job) => steps.flatMap(({ uses }) => uses ?? []);
const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []).join('\n');
const runsPackages = (job: Job) => /\b(npm|npx|node)\b/.test(commandsOf(job));

const writing = Object.entries(jobs).filter(([, job]) => mayWrite(job));

test('the jobs that run npm only have read permissions', () => {
  const running = Object.values(jobs).filter(runsPackages);
  expect(running.map(permissionsOf)).toEqual([{ contents: 'read' }]);
  expect(atFirst).toEqual({ contents: 'read' });
});

test('only jobs that need a write permission have it', () => {
  const written = writing.map(([name, job]) => [
    name,
    Object.keys(permissionsOf(job)).filter(
      (permission) => permissionsOf(job)[permission] === 'write',
    ),
  ]);
  expect(written).toEqual([
    ['attest', ['id-token', 'attestations']],
    ['publish', ['contents']],
  ]);
});

test.each(writing)('%s runs neither npm nor anything from the repository', (_name, job) => {
  expect(runsPackages(job)).toBe(false);
  expect(commandsOf(job)).not.toMatch(/\b(git|docker|scripts|tar)\b|\.\//);
  const prepared = usesOf(job).filter((action) => /\/(checkout|setup-)|^\.\//.test(action));
  expect(prepared).toEqual([]);
  expect(usesOf(job).some((action) => action.startsWith('actions/download-artifact@'))).toBe(true);
});

test('release files are attested before they are published', () => {
  expect(jobs.publish?.needs).toBe('attest');
  expect(jobs.attest?.needs).toBe('build');
});

/** Runs the commands of `publish` in a folder with these files, with a gh that prints the files it would upload. */
function publish(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_REF_NAME: 'v1.0.0' };
  const commands = commandsOf(jobs.publish as Job);
  return spawnSync('bash', ['-e', '-c', commands], { cwd: folder, env, encoding: 'utf8' });
}

const sums = `${createHash('sha256').update('whole').digest('hex')}  site.tar.gz\n`;

test('publishes exactly the files listed in SHA256SUMS, and SHA256SUMS itself', () => {
  const { stdout } = publish({ SHA256SUMS: sums, 'site.tar.gz': 'whole', 'added.tar.gz': 'more' });
  expect(stdout).toMatch(/^release create v1\.0\.0 .* -- SHA256SUMS site\.tar\.gz$/m);
  expect(stdout).not.toContain('added.tar.gz');
});

test('publishes nothing if a file differs from its checksum', () => {
  const { status, stdout } = publish({ SHA256SUMS: sums, 'site.tar.gz': 'changed' });
  expect(status).not.toBe(0);
  expect(stdout).not.toContain('release create');
});

test('actions are pinned to a commit', () => {
  const actions = Object.values(jobs).flatMap(usesOf);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});
