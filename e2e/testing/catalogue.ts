// Runs before all browser tests. Creating the sample catalogue takes seconds, so it is created once and copied for each
// worker's server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBuild } from '../../scripts/test/require-build.ts';
import { startServer } from '../../server/testing/process.ts';

export default async function drawCatalogue(): Promise<() => Promise<void>> {
  requireBuild();
  const directory = await mkdtemp(join(tmpdir(), 'aceboard-catalogue-'));
  const server = await startServer(directory, { SEED: 'demo' });
  await server.stop();
  process.env.CATALOGUE_DIR = directory;
  return () => rm(directory, { recursive: true, force: true });
}
