import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { chooseServer } from './choose-server.ts';

beforeEach(() => {
  const folder = temporaryFolder();
  const program = join(folder, 'meilisearch');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o700);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const choose = (given: Partial<Parameters<typeof chooseServer>[0]>) =>
  chooseServer({ dataDir: temporaryFolder(), hasSharedDatabase: false, ...given });

test('a program on PATH is used if no other process shares the database', () => {
  expect(choose({})).toBeDefined();
  expect(choose({ hasSharedDatabase: true })).toBeUndefined();
});

test('all processes use the server at MEILI_URL', () => {
  expect(choose({ url: 'http://127.0.0.1:7700', hasSharedDatabase: true })).toBeDefined();
});
