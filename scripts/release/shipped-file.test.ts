import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedFiles } from '../import-direction.ts';
import { filesBelow } from './archive.ts';
import { isShipped } from './shipped-file.ts';

const shipped = filesBelow('.', { without: ['.git', 'node_modules', 'dist', 'data'] }).filter(
  isShipped,
);
const generated = ['package.json'];

test.each([
  ['server/main.ts', true],
  ['scripts/setup/start.sh', true],
  ['scripts/token.ts', true],
  ['docs/aceboard.service', true],
  ['LICENSE', true],
  ['sample/product.json', true],
  ['messages/tr/common.ts', true],
  ['server/main.test.ts', false],
  ['server/testing/app.ts', false],
  ['scripts/bench/http.ts', false],
  ['src/entry-client.tsx', false],
  ['vite.config.ts', false],
  ['data/aceboard.db', false],
  ['.git/config', false],
])('ships %s: %s', (file, expected) => {
  expect(isShipped(file)).toBe(expected);
});

test('files in a release import only files in a release', () => {
  const known = new Set([...shipped, ...generated]);
  const code = shipped.filter((file) => /\.(ts|mjs)$/.test(file));
  expect(code.length).toBeGreaterThan(500);
  const missing = code.flatMap((file) =>
    importedFiles(file, readFileSync(file, 'utf8'))
      // Texts are imported by language.
      .map((target) => target.replace(/\$\{\w+\}/, 'tr'))
      .filter((target) => !known.has(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

test('a release contains everything that the container image copies', () => {
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/--from=build \/app\/(\S+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !['package.json', 'node_modules', 'dist'].includes(path));
  expect(copied).toContain('server');
  const isMissing = (path: string) =>
    !shipped.some((file) => file === path || file.startsWith(`${path}/`));
  expect(copied.filter(isMissing)).toEqual([]);
});
