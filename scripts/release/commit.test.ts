import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyCommit, readCommit } from './commit.ts';

function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-commit-'));
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  const git = (...args: string[]) => {
    const person = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
    const env = { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' };
    return execFileSync('git', ['-C', folder, ...person, ...args], { env })
      .toString()
      .trim();
  };
  git('init', '--quiet');
  write('.gitignore', 'dist\n');
  write('page.ts', 'export {};');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add a page');
  return { folder, write, git };
}

test('reads the commit and its time, which SOURCE_DATE_EPOCH replaces', () => {
  const { folder, git } = checkout();
  const commit = git('rev-parse', 'HEAD');
  expect(readCommit(folder, {})).toEqual({ commit, time: new Date('2026-01-02T03:04:05Z') });
  expect(readCommit(folder, { SOURCE_DATE_EPOCH: '1000' }).time).toEqual(new Date(1_000_000));
});

test.each(['page.ts', 'new-page.ts'])('refuses a checkout with the uncommitted file %s', (file) => {
  const { folder, write } = checkout();
  write(file, 'export const changed = 1;');
  expect(() => readCommit(folder, {})).toThrow(/needs a clean checkout[\s\S]*page\.ts/);
});

test('copies committed files and nothing else', async () => {
  const { folder, write, git } = checkout();
  write('dist', 'ignored');
  write('page.ts', 'changed later');
  const copy = mkdtempSync(join(tmpdir(), 'aceboard-copy-'));
  await copyCommit(folder, git('rev-parse', 'HEAD'), copy);
  expect(readFileSync(join(copy, 'page.ts'), 'utf8')).toBe('export {};');
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});
