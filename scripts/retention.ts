/** `npm run retention` runs the nightly retention immediately. With --dry-run, only prints what would be deleted. */
import { openDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open.ts';
import { openImageStorage } from '../server/image/storage/open-image-storage.ts';
import { retentions } from '../server/operation/retention/retention.ts';
import { databaseAddress, parseSettings } from '../server/settings.ts';

const usage =
  'Usage: npm run retention             deletes everything older than the settings allow\n       npm run retention -- --dry-run   shows how much would be deleted\n';

async function main(options: readonly string[]): Promise<number> {
  if (options.some((option) => option !== '--dry-run')) {
    process.stderr.write(usage);
    return 1;
  }
  const isDryRun = options.length > 0;
  const settings = parseSettings(process.env);
  openDataFolder(settings.DATA_DIR);
  const database = await openDatabase(databaseAddress(settings));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('Stopped. The next run continues.')));
  try {
    const deps = { database, settings, imageStorage: await openImageStorage(settings) };
    for (const { name, run } of retentions(deps)) {
      const count = await run({ signal: stop.signal, isDryRun });
      process.stdout.write(`${name}: ${count} ${isDryRun ? 'would be deleted' : 'deleted'}\n`);
    }
    return 0;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
