/**
 * Browser tests run against the built server. Server code imported by a test would run from source, in the test's
 * process.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedFiles } from './import-direction.ts';
import { importSearch } from './test/engine.ts';

const files = globSync('e2e/**/*.ts').sort();

test('no browser test runs the app in its own process', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(importSearch('server/app.ts'))).toEqual([]);
});

test('browser tests import only the testing folders of the server', () => {
  const imports = files.flatMap((file) =>
    importedFiles(file, readFileSync(file, 'utf8')).map((target) => ({ file, target })),
  );
  const isServerCode = (target: string) =>
    target.startsWith('server/') && !target.includes('/testing/');
  expect(imports.filter(({ target }) => isServerCode(target))).toEqual([]);
});
