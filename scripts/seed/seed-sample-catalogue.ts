import type { Kysely } from 'kysely';
import { isNew } from '../../db/change-log.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeCatalogue } from './catalogue/insert-catalogue.ts';
import { markImagesAsPending } from './catalogue/pending-images.ts';
import { loadCatalogue } from './catalogue/read-catalogue.ts';
import { findSampleImages, urlsOf } from './catalogue/store-images.ts';

/**
 * Fills a new database, and returns false if it was not new. The images are served from the program until they are copied.
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
  const images = urlsOf(await findSampleImages());
  await markImagesAsPending(dataDir);
  return inTransaction(db, async (trx) => {
    if (!(await isNew(trx))) return false;
    await writeCatalogue(catalogue, images, now, { db: trx, actor: 'seed' });
    return true;
  });
}
