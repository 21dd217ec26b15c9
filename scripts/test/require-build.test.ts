import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { hashSources } from '../setup/build.mjs';
import { requireBuild } from './require-build.ts';

test('browser tests require a build of the current sources', () => {
  const root = temporaryFolder();
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  mkdirSync(join(root, 'server'));
  mkdirSync(join(root, 'dist'));
  write('server/main.ts', 'start();');
  expect(() => requireBuild(root)).toThrow('Run npm run build first.');
  write('dist/.built-from', hashSources(root));
  expect(() => requireBuild(root)).not.toThrow();
  write('server/main.ts', 'startFaster();');
  expect(() => requireBuild(root)).toThrow('Run npm run build first.');
});
