import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminToken, startServer } from '../../server/testing/process.ts';

export type Site = { url: string; adminToken: string };

export const siteTimeout = 60_000;

/** A site of its own for as long as it is used: with a copy of the sample catalogue, or empty with SEED off. */
export async function withSite(
  name: string,
  variables: Record<string, string>,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), `aceboard-${name}-`));
  if (variables.SEED !== 'off') {
    await cp(process.env.CATALOGUE_DIR ?? '', directory, { recursive: true });
  }
  const server = await startServer(directory, variables);
  await use({ url: server.url, adminToken });
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
