import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Formats checksums for `sha256sum --check`. */
export const checksums = (files: string[]): string =>
  files.map((file) => `${sha256(readFileSync(file))}  ${basename(file)}\n`).join('');

type Build = { version: string; commit: string; lockFile: string; node: string; builder: string };

/** States which files were built from which commit, by whom and with what, in the format of in-toto and SLSA. */
export const makeProvenance = (
  files: string[],
  { version, commit, lockFile, node, builder }: Build,
) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: files.map((file) => ({
    name: basename(file),
    digest: { sha256: sha256(readFileSync(file)) },
  })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'urn:aceboard:npm-run-release:1',
      externalParameters: { version },
      internalParameters: { node },
      resolvedDependencies: [
        { name: 'source', uri: 'urn:aceboard:repository', digest: { gitCommit: commit } },
        { name: 'package-lock.json', digest: { sha256: sha256(lockFile) } },
      ],
    },
    runDetails: { builder: { id: builder } },
  },
});

/** Returns the workflow that builds a release, or states that it was built elsewhere. */
export const builderOf = ({
  GITHUB_SERVER_URL,
  GITHUB_WORKFLOW_REF,
}: Record<string, string | undefined>): string =>
  GITHUB_SERVER_URL && GITHUB_WORKFLOW_REF
    ? `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`
    : 'urn:aceboard:local-build';
