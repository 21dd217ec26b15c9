import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminToken, databaseOf, startServer } from '../../server/testing/process.ts';

export type Site = { url: string; adminToken: string; database: string };
type StartedSite = Site & { stop: () => Promise<unknown> };

/** Returns the site already started under this key, or starts one. */
export type Sites = <S extends StartedSite>(key: unknown, start: () => Promise<S>) => Promise<S>;

export const siteTimeout = 60_000;

/**
 * Starts the sites of a worker. A test can switch sites without a new worker, which would also start another browser.
 */
export async function withSites(use: (sites: Sites) => Promise<void>): Promise<void> {
  const started = new Map<unknown, Promise<StartedSite>>();
  await use((key, start) => {
    const site = (started.get(key) as ReturnType<typeof start>) ?? start();
    started.set(key, site);
    return site;
  });
  await Promise.allSettled([...started.values()].map(async (site) => (await site).stop()));
}

/** Makes any name that ends in `.example` resolve to this machine for a server. */
export const onTestNetwork = {
  NODE_OPTIONS: `--import=${new URL('test-network.ts', import.meta.url)}`,
};

/** Starts a site with a copy of the sample catalogue, or an empty one if SEED is off. */
export async function startSite(
  name: string,
  variables: Record<string, string> = {},
): Promise<StartedSite> {
  const directory = await mkdtemp(join(tmpdir(), `aceboard-${name}-`));
  if (variables.SEED !== 'off') {
    await cp(process.env.CATALOGUE_DIR ?? '', directory, { recursive: true });
  }
  const server = await startServer(directory, variables);
  return {
    url: server.url,
    adminToken,
    database: await databaseOf(directory),
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
