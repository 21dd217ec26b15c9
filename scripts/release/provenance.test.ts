import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builderOf, checksums, makeProvenance } from './provenance.ts';

const file = join(mkdtempSync(join(tmpdir(), 'aceboard-provenance-')), 'site.tar.gz');
writeFileSync(file, 'abc');
const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('lists checksums in the format of sha256sum', () => {
  expect(checksums([file, file])).toBe(`${hash}  site.tar.gz\n`.repeat(2));
});

test('states the hashes of the release files, the commit and the lock file', () => {
  const statement = makeProvenance([file], {
    version: '1.2.3',
    commit: 'f00',
    lockFile: 'abc',
    node: 'v24.0.0',
    builder: 'urn:test',
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'site.tar.gz', digest: { sha256: hash } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { version: '1.2.3' },
        resolvedDependencies: [{ digest: { gitCommit: 'f00' } }, { digest: { sha256: hash } }],
      },
      runDetails: { builder: { id: 'urn:test' } },
    },
  });
});

test('states the workflow as the builder, or that there was none', () => {
  const ref = 'owner/site/.github/workflows/release.yml@refs/tags/v1.2.3';
  expect(builderOf({ GITHUB_SERVER_URL: 'https://github.com', GITHUB_WORKFLOW_REF: ref })).toBe(
    `https://github.com/${ref}`,
  );
  expect(builderOf({})).toBe('urn:aceboard:local-build');
});
