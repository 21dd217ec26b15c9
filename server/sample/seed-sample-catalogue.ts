import type { Kysely } from 'kysely';
import { isNew } from '../../db/change-log.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findSampleImages, urlsOf } from '../image/storage/store-images.ts';
import { writeCatalogue } from './insert-catalogue.ts';
import { loadCatalogue } from './read-catalogue.ts';
import { markSampleImagesPending } from './sample-images.ts';

/**
 * Fills a new database, or returns false if it isn't new. Images are copied later (server/sample/sample-images.ts). All
 * rows are written in one transaction, so that a second process finds the database filled.
 */
export async function seedSampleCatalogue(options: {
  db: Kysely<Database>;
  now: Date;
}): Promise<boolean> {
  const { db, now } = options;
  if (!(await isNew(db))) return false;
  const catalogue = loadCatalogue();
  const images = urlsOf(await findSampleImages());
  return inTransaction(db, async (trx) => {
    if (!(await isNew(trx))) return false;
    await markSampleImagesPending(trx);
    await writeCatalogue(catalogue, images, now, { db: trx, actor: 'seed' });
    return true;
  });
}
