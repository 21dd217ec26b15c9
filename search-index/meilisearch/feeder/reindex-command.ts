import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Meilisearch } from 'meilisearch';
import type { Database } from '../../../db/tables.ts';
import type { SearchLog } from '../../engine-log.ts';
import { chooseServer, type ServerChoice } from '../server/choose-server.ts';
import { connectTo, type MeilisearchServer } from '../server/server-access.ts';
import { readServerAccess } from '../server/server-folder.ts';
import { rebuildIndexes } from './rebuild-index.ts';

const startTimeout = 30_000;
const pause = 100;

type Reindex = { db: Kysely<Database>; log: SearchLog; choice: ServerChoice };

export async function reindex({ db, log, choice }: Reindex): Promise<void> {
  const server = chooseServer(choice);
  if (!server) {
    log.info(
      'Nothing to do: search uses the embedded engine. To rebuild its index, stop the server, delete the file search-index in DATA_DIR, and start the server again.',
    );
    return;
  }
  try {
    const client = await reachable(server, log, choice);
    const refused = new Set<string>();
    await rebuildIndexes({ db, client, log, refused });
    log.info('The Meilisearch indexes were rebuilt.');
  } finally {
    await server.stop();
  }
}

/** Uses the server of another process if there is one. Otherwise runs the server here until the reindex is done. */
async function reachable(
  server: MeilisearchServer,
  log: SearchLog,
  { url, dataDir }: ServerChoice,
): Promise<Meilisearch> {
  if (url) return server.client();
  const access = await readServerAccess(dataDir);
  if (access && (await connectTo(access).isHealthy())) return connectTo(access);
  server.start(log);
  const giveUpAt = performance.now() + startTimeout;
  for (;;) {
    try {
      const client = server.client();
      await client.health();
      return client;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await wait(pause);
    }
  }
}
