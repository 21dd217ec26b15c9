import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productionLock, productionPackage } from './production-files.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const project = read('package.json');
const lock = read('package-lock.json');

test('a release has no development packages, and only commands that work without them', () => {
  const file = productionPackage(project, { nodeFromNpm: true });
  expect(file).toMatchObject({
    name: 'aceboard',
    version: project.version,
    imports: project.imports,
  });
  expect(file).not.toHaveProperty('devDependencies');
  expect(file.optionalDependencies).toEqual(project.optionalDependencies);
  expect(file.scripts).toHaveProperty('start');
  expect(file.scripts).toHaveProperty('restore');
  expect(file.scripts).not.toHaveProperty('test');
});

test('the container has its own Node', () => {
  const file = productionPackage(project, { nodeFromNpm: false });
  expect(file).not.toHaveProperty('optionalDependencies');
  expect(file.engines).toEqual({ node: '>=24' });
});

test('a release’s lock file has the same packages as the repository’s, for all platforms', () => {
  const file = productionPackage(project, { nodeFromNpm: true });
  const { packages } = productionLock(lock, file);
  const { '': root, ...others } = packages;
  expect(root).toEqual({
    name: 'aceboard',
    version: project.version,
    license: 'MIT',
    dependencies: project.dependencies,
    optionalDependencies: project.optionalDependencies,
    engines: project.engines,
  });
  expect(Object.keys(others).length).toBeLessThan(Object.keys(lock.packages).length);
  for (const [path, entry] of Object.entries(others)) expect(entry).toBe(lock.packages[path]);
  expect(others).toHaveProperty(['node_modules/@img/sharp-darwin-arm64']);
  expect(others).not.toHaveProperty(['node_modules/vite']);
});
