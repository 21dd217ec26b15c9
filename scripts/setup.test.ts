// Runs in test:long only: starts a process per test.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProject, packagedNode } from './setup/testing/project.ts';

const install = 'npm ci --include=dev --include=optional --loglevel=error --prefix .';
const build = 'vite build';

test('installs and builds a fresh clone, with one line per step', async () => {
  const project = createProject();
  const { code, output } = await project.run('build', { NODE_ENV: 'production' });
  expect(code).toBe(0);
  expect(output).toBe('Installing packages ...\nBuilding the site ...\n');
  expect(project.trace()).toEqual([install, build]);
});

test('installs and builds only once', async () => {
  const project = createProject();
  await project.run('build');
  expect(await project.run('build')).toMatchObject({ code: 0, output: '' });
  expect(project.trace()).toEqual([install, build]);
});

test('installs packages and rebuilds the site after the lock file changes', async () => {
  const project = createProject();
  await project.run('build');
  project.lock('2.0.0');
  await project.run('build');
  expect(project.trace()).toEqual([install, build, install, build]);
});

test('keeps the files of the previous build, which a running server may still load, and deletes older ones', async () => {
  const project = createProject();
  const pages = () => readdirSync(join(project.root, 'dist/server/assets'));
  await project.run('build');
  expect(pages()).toEqual(['page-1.0.0.js']);
  project.lock('2.0.0');
  await project.run('build');
  expect(pages()).toEqual(['page-1.0.0.js', 'page-2.0.0.js']);
  project.lock('3.0.0');
  await project.run('build');
  expect(pages()).toEqual(['page-2.0.0.js', 'page-3.0.0.js']);
});

test('repeats an interrupted install', async () => {
  const project = createProject();
  const { code, output } = await project.run('build', { CUT_SHORT: 'yes' });
  expect(code).toBe(137);
  expect(output).toContain('Installing packages failed');
  await project.run('build');
  expect(project.trace()).toEqual([install, install, build]);
});

test('repeats an installation if Node is missing from it', async () => {
  const project = createProject();
  await project.run('build');
  rmSync(join(project.root, packagedNode));
  await project.run('build');
  expect(project.trace()).toEqual([install, build, install]);
});

test.each([
  ['src/page.tsx', 'export const changed = 1;'],
  ['src/portal/new-page.tsx', 'export {};'],
  ['contract/catalogue/product.ts', 'export {};'],
  ['db/sqlite/connection.ts', 'export {};'],
  ['scripts/seed/main.ts', 'export {};'],
  ['vite.config.ts', 'export default {};'],
])('rebuilds after a change to %s', async (file, content) => {
  const project = createProject();
  await project.run('build');
  project.write(file, content);
  await project.run('build');
  expect(project.trace()).toEqual([install, build, build]);
});

test.each([
  'src/page.test.tsx',
  'src/route-tree.gen.ts',
  'src/public-route-tree.gen.js',
  'server/testing/app.ts',
  'sample/product.json',
  'scripts/bench/http.ts',
  'dist/client/page.js',
])('does not rebuild after a change to %s', async (file) => {
  const project = createProject();
  await project.run('build');
  project.write(file, 'export {};');
  await project.run('build');
  expect(project.trace()).toEqual([install, build]);
});

test('only the first benchmark run installs the benchmark tools', async () => {
  const project = createProject();
  await project.run('build');
  await project.run('bench');
  await project.run('bench');
  const tools = install.replace(/\.$/, 'scripts/bench/tools');
  expect(project.trace()).toEqual([install, build, tools, 'bench', 'bench']);
});

test('exits with the code of a failed build, and repeats it', async () => {
  const project = createProject();
  const { code, output } = await project.run('build', { BUILD_CODE: '3' });
  expect(code).toBe(3);
  expect(output).toContain('Building the site failed');
  await project.run('build');
  expect(project.trace()).toEqual([install, build, build]);
});

test('an unknown command fails with a list of the known ones', async () => {
  const project = createProject();
  const { code, output } = await project.run('fly');
  expect(code).toBe(2);
  expect(output).toContain('Unknown command fly. Known: start, dev,');
  expect(project.trace()).toEqual([]);
});
