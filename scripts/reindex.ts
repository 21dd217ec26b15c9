/** `node scripts/reindex.ts` rebuilds the Meilisearch indexes. The server may be running. */
import { openDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open.ts';
import { reindex } from '../search-index/meilisearch/feeder/reindex-command.ts';
import { databaseAddress, parseSettings } from '../server/settings.ts';

async function main() {
  const settings = parseSettings(process.env);
  const log = {
    info: (message: string) => process.stdout.write(`${message}\n`),
    warn: (message: string) => process.stderr.write(`${message}\n`),
  };
  openDataFolder(settings.DATA_DIR);
  const database = await openDatabase(databaseAddress(settings));
  try {
    await reindex({
      db: database.db,
      log,
      choice: {
        url: settings.MEILI_URL,
        key: settings.MEILI_API_KEY,
        binary: settings.MEILI_BIN,
        dataDir: settings.DATA_DIR,
        hasSharedDatabase: settings.DATABASE_URL !== undefined,
      },
    });
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
