/** Builds a release of the current commit: `npm run release`. docs/releases.md describes the files. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from './build-release.ts';
import { readCommit } from './commit.ts';

const temporary = mkdtempSync(join(tmpdir(), 'aceboard-release-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

try {
  const commit = readCommit('.', process.env);
  const { output, sums } = await buildRelease('.', commit, temporary);
  cpSync(output, 'release', { recursive: true });
  console.log(`${sums}release/SHA256SUMS`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
