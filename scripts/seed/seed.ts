import type { Kysely } from 'kysely';
import { isNew } from '../../db/change-log.ts';
import { listCategories } from '../../db/repositories/category.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openImageStore } from './image-store.ts';
import { resourceWriter } from './resource-writer.ts';
import { buildSampleCatalogue } from './sample-catalogue.ts';
import { writeCatalogue } from './write-catalogue.ts';

/**
 * Fills a new database and says whether it was one. The pictures are on disk before the first row
 * names one, and all rows are one transaction, in which a second process finds the database taken.
 */
export async function seedSampleCatalogue(options: {
  db: Kysely<Database>;
  dataDir: string;
  now: Date;
}): Promise<boolean> {
  const { db, dataDir, now } = options;
  if (!(await isNew(db))) return false;
  const image = openImageStore(dataDir);
  const catalogue = await buildSampleCatalogue({ now, image });
  return inTransaction(db, async (trx) => {
    if (!(await isNew(trx))) return false;
    const { items: categories } = await listCategories(trx, { offset: 0 });
    await writeCatalogue(catalogue, categories, resourceWriter({ db: trx, actor: 'seed' }));
    return true;
  });
}
