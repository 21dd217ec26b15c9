import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const linesOf = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n');

test('the compiler checks every TypeScript file of the repository', () => {
  const compiler = 'node_modules/typescript/bin/tsc';
  const checked = linesOf(process.execPath, compiler, '--listFilesOnly').map((file) =>
    relative('.', file),
  );
  const files = linesOf('git', 'ls-files', '*.ts', '*.tsx', '*.mts');
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.filter((file) => !checked.includes(file))).toEqual([]);
});
