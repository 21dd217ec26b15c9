import { expect, test } from 'vitest';
import { type LockEntry, productionPaths } from './lock-file.ts';

const pathsOf = (packages: Record<string, LockEntry>) => productionPaths({ packages });

test('finds nested packages before those further up', () => {
  const packages = {
    '': { dependencies: { a: '1', '@s/b': '1' } },
    'node_modules/a': { dependencies: { c: '2' } },
    'node_modules/a/node_modules/c': { dependencies: { d: '1' } },
    'node_modules/@s/b': { dependencies: { c: '1' } },
    'node_modules/c': {},
    'node_modules/d': {},
  };
  expect(pathsOf(packages)).toEqual([
    'node_modules/@s/b',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/c',
    'node_modules/d',
  ]);
});

test('follows only required peers, and neither tools nor their packages', () => {
  const packages = {
    '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
    'node_modules/a': {
      peerDependencies: { b: '1', tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/b': { devDependencies: { tool: '1' } },
    'node_modules/tool': {},
  };
  expect(pathsOf(packages)).toEqual(['node_modules/a', 'node_modules/b']);
});

test('handles cycles, and refuses a lock file without a required package', () => {
  const circle = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/b': { dependencies: { a: '1' } },
  };
  expect(pathsOf(circle)).toEqual(['node_modules/a', 'node_modules/b']);
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' } },
  };
  expect(() => pathsOf(packages)).toThrow('The lock file lacks b, which node_modules/a needs.');
});
