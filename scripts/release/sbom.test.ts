import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { makeSbom } from './sbom.ts';

const digits = 'ab'.repeat(64);
const integrity = `sha512-${Buffer.from(digits, 'hex').toString('base64')}`;
const project = {
  name: 'site',
  version: '1.2.3',
  license: 'MIT',
  dependencies: { '@a/b': '1.0.0' },
};
const packages = {
  '@a/b': { version: '1.0.0', license: 'LGPL-3.0-or-later', dependencies: { c: '2.0.0' } },
  c: { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
};

/** Creates a folder with installed packages, as `npm ci` does. */
function installation(): string {
  const folder = temporaryFolder();
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  const locked: Record<string, object> = { '': project };
  for (const [name, content] of Object.entries(packages)) {
    write(`node_modules/${name}/package.json`, { name, ...content });
    locked[`node_modules/${name}`] = { ...content, integrity };
  }
  write('package.json', project);
  write('package-lock.json', { ...project, lockfileVersion: 3, packages: locked });
  return folder;
}

const time = new Date('2026-01-02T03:04:05Z');
const sbom = makeSbom(installation(), time);

test('the SBOM lists each installed package once, with its hash, license and dependencies', () => {
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { type: 'application', name: 'site', version: '1.2.3' } },
    dependencies: [
      { ref: 'site@1.2.3', dependsOn: ['@a/b@1.0.0'] },
      { ref: '@a/b@1.0.0', dependsOn: ['c@2.0.0'] },
      { ref: 'c@2.0.0', dependsOn: [] },
    ],
  });
  const hashes = [{ alg: 'SHA-512', content: digits }];
  expect(sbom.components).toHaveLength(2);
  expect(sbom.components).toMatchObject([
    {
      purl: 'pkg:npm/%40a/b@1.0.0',
      hashes,
      licenses: [{ license: { id: 'LGPL-3.0-or-later' } }],
    },
    { purl: 'pkg:npm/c@2.0.0', hashes, licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
  ]);
});

test('the SBOM is the same in another folder, and its serial number depends on its content', () => {
  expect(makeSbom(installation(), time)).toEqual(sbom);
  expect(sbom.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(sbom.metadata.timestamp).toBe('2026-01-02T03:04:05.000Z');
});
