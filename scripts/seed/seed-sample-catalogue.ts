import type { Kysely } from 'kysely';
import { isNew } from '../../db/change-log.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { uploadStorage } from '../../server/uploads/storage.ts';
import { writeCatalogue } from './catalogue/insert-catalogue.ts';
import { loadCatalogue } from './catalogue/read-catalogue.ts';
import { storeImages } from './catalogue/store-images.ts';

/**
 * Fills a new database, and returns false if it was not new. The images are on disk before a row names one.
 * All rows are one transaction, so a second process finds the database filled.
 */
export async function seedSampleCatalogue(options: {
  db: Kysely<Database>;
  dataDir: string;
  now: Date;
}): Promise<boolean> {
  const { db, dataDir, now } = options;
  if (!(await isNew(db))) return false;
  const catalogue = loadCatalogue();
  const images = await storeImages(uploadStorage(dataDir));
  return inTransaction(db, async (trx) => {
    if (!(await isNew(trx))) return false;
    await writeCatalogue(catalogue, images, now, { db: trx, actor: 'seed' });
    return true;
  });
}
