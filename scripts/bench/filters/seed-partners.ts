import { join } from 'node:path';
import { openDatabase } from '../../../db/open.ts';
import { diskStorage } from '../../../server/image/storage/disk-storage.ts';
import { randomFrom } from '../../seed/bulk/random.ts';
import { seedBulkCatalogue } from '../../seed/bulk/seed-bulk-catalogue.ts';
import { writeBulkFacts } from './bulk-fact.ts';

const shareOfPartners = 0.6;

/** Fills an empty data folder with partners, their facts and their offers. */
export async function seedPartners(dataDir: string, partners: number) {
  const { db, close } = await openDatabase(join(dataDir, 'aceboard.db'));
  const size = Math.round(partners / shareOfPartners);
  await seedBulkCatalogue({ db, imageStorage: diskStorage(dataDir), now: new Date(), size });
  const vocabulary = await writeBulkFacts(db, randomFrom('facts'));
  const markets = (await db.selectFrom('market').select('code').execute()).map(({ code }) => code);
  await close();
  return { vocabulary, markets };
}
