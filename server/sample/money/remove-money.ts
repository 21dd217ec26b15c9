/** Removes the programmes that nobody has added anything to, and brings them back. */
import type { Kysely, Transaction } from 'kysely';
import {
  deleteSampleRates,
  deleteWholeProgramme,
  isProgrammeTouched,
  listExistingProducts,
  listProgrammeProducts,
  listSampleProgrammes,
} from '../../../db/repositories/money/sample-money.ts';
import { deleteSetting, findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { loadCatalogue } from '../read-catalogue.ts';
import { insertMoney, type MoneyPlace } from './insert-money.ts';
import type { SampleProgramme } from './sample-programme.ts';

const key = 'sample_money';

export async function seedMoney(
  trx: Transaction<Database>,
  programmes: readonly SampleProgramme[],
  place: MoneyPlace,
): Promise<void> {
  await insertMoney(trx, programmes, place);
  await writeSetting(trx, key, JSON.stringify(place));
}

/** Returns what it takes to bring the programmes back, or undefined if there was nothing to remove. */
export async function removeMoney(trx: Transaction<Database>): Promise<MoneyPlace | undefined> {
  const stored = await findSetting(trx, key);
  if (stored === undefined) return undefined;
  let remaining = 0;
  for (const id of await listSampleProgrammes(trx)) {
    if (await isProgrammeTouched(trx, id)) remaining += 1;
    else await deleteWholeProgramme(trx, id);
  }
  // The rates of the sample are needed as long as there are amounts to convert.
  if (remaining === 0) await deleteSampleRates(trx);
  await deleteSetting(trx, key);
  return JSON.parse(stored);
}

/** The figures are invented again, and come out the same. */
export async function restoreMoney(trx: Transaction<Database>, place: MoneyPlace): Promise<void> {
  const ids = Object.values(place.products);
  const existing = new Set(await listExistingProducts(trx, ids));
  const products = Object.entries(place.products).filter(([, id]) => existing.has(id));
  const { programmes } = loadCatalogue();
  await seedMoney(trx, programmes, { ...place, products: Object.fromEntries(products) });
}

/** The products of programmes that a removal leaves alone. */
export async function listProductsOfStayingProgrammes(db: Kysely<Database>): Promise<number[]> {
  const leaving = new Set<number>();
  for (const id of await listSampleProgrammes(db)) {
    if (!(await isProgrammeTouched(db, id))) leaving.add(id);
  }
  const products = await listProgrammeProducts(db);
  return products.flatMap(({ product_id, programme_id }) =>
    leaving.has(programme_id) ? [] : product_id,
  );
}
