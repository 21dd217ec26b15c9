/** `npm run import -- FILE` imports the content of another site from an archive of Aceboard or an export of WordPress. */
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { databaseAddress, parseSettings } from '../../server/settings.ts';
import { importArchiveFile } from './import-archive-file.ts';
import { importWordPress, wordPressUsage } from './import-wordpress.ts';

/** Every gzipped file begins with these bytes. */
async function isGzipped(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b;
  } finally {
    await handle.close();
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      language: { type: 'string' },
      posts: { type: 'string' },
      reviews: { type: 'string' },
      media: { type: 'string' },
      resume: { type: 'string' },
    },
  });
  const [file] = positionals;
  if ((file === undefined) !== (values.resume !== undefined)) throw new Error(wordPressUsage);
  const isArchive = file !== undefined && (await isGzipped(file));
  const settings = parseSettings(process.env);
  openDataFolder(settings.DATA_DIR);
  const database = await openDatabase(databaseAddress(settings));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('Stopped. Nothing was published.')));
  try {
    if (!isArchive) {
      const site = { db: database.db, settings };
      await importWordPress(site, positionals, { ...values, signal: stop.signal });
      return;
    }
    const counts = await importArchiveFile({ db: database.db, settings }, file, stop.signal);
    process.stdout.write(
      `Imported ${counts.product} products, ${counts['content-page']} pages and ${counts.image} images.\n`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
