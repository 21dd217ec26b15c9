/**
 * `node scripts/seed/main.ts` writes the sample catalogue. `--size 50000` writes a generated one with that many
 * records.
 */
import { parseArgs } from 'node:util';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { copySampleImages } from '../../server/sample/sample-images.ts';
import { seedSampleCatalogue } from '../../server/sample/seed-sample-catalogue.ts';
import { databaseAddress, parseSettings } from '../../server/settings.ts';
import { seedBulkCatalogue } from './bulk/seed-bulk-catalogue.ts';

const largest = 1_000_000;

function readSize(): number | undefined {
  const { size } = parseArgs({ options: { size: { type: 'string' } } }).values;
  if (size === undefined) return undefined;
  const wanted = Number(size);
  if (/^\d+$/.test(size) && wanted >= 1 && wanted <= largest) return wanted;
  throw new Error(`--size must be a whole number from 1 to ${largest}.`);
}

async function seed() {
  const size = readSize();
  const settings = parseSettings(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL } = settings;
  openDataFolder(dataDir);
  const imageStorage = await openImageStorage(settings);
  const database = await openDatabase(databaseAddress(settings));
  try {
    const target = { db: database.db, now: new Date() };
    const filled = await (size === undefined
      ? seedSampleCatalogue(target)
      : seedBulkCatalogue({ ...target, imageStorage, size }));
    if (!filled) {
      throw new Error(
        DATABASE_URL
          ? 'The database already holds a catalogue. Choose another DATABASE_URL.'
          : `The database in ${dataDir} already holds a catalogue. Choose another DATA_DIR, or move it away.`,
      );
    }
    await copySampleImages(database.db, imageStorage);
    const what = size === undefined ? 'the sample catalogue' : `a catalogue of ${size} records`;
    process.stdout.write(`${dataDir} now holds ${what}.\n`);
  } finally {
    await database.close();
  }
}

seed().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
