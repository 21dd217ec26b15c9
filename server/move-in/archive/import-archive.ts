/**
 * Writes an archive into a site through its resources, in one transaction, so that the history, the caches and the
 * search follow. Each kind comes after those it refers to. Rows keep their IDs if these are free.
 */
import type { Kysely } from 'kysely';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { recordSlug } from '../../../db/repositories/catalogue/slug.ts';
import { listExamplePages } from '../../../db/repositories/site/setup-progress.ts';
import type { Database } from '../../../db/tables.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { contentPageResource } from '../../content/content-page-resource.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import type { Proposables } from '../../release/proposable.ts';
import { removeUntouchedSample } from '../../sample/remove-sample.ts';
import type { ExportManifest } from './archive-format.ts';
import { idMap } from './id-map.ts';
import { importImages } from './import-images.ts';
import { importLayouts, importProductLists, importTopLists } from './import-lists.ts';
import { importMarkets, retireMarkets } from './import-markets.ts';
import { createRow, freeIds, type Import, type ImportedTable, named } from './import-row.ts';
import { withOwnReferences } from './own-references.ts';
import type { ReadArchive } from './read-archive.ts';
import { storeArchivedImages } from './store-archived-images.ts';

type Target = {
  db: Kysely<Database>;
  storage: ImageStorage;
  actor: string;
  proposables: Proposables;
  signal: AbortSignal;
};

export async function importArchive(
  { db, storage, actor, proposables, signal }: Target,
  archive: ReadArchive,
): Promise<ExportManifest['counts']> {
  const undo = await storeArchivedImages(db, storage, archive.images, signal);
  const yieldTurn = timeSlices('writing');
  const work = inLongTransaction(db, (trx) => {
    signal.throwIfAborted();
    return writeRows({ trx, actor, proposables, archive, ids: idMap(), yieldTurn });
  });
  await work.catch(async (error: unknown) => {
    await undo();
    throw error;
  });
  return archive.manifest.counts;
}

async function writeRows(given: Import) {
  await removeUntouchedSample({ db: given.trx, actor: given.actor });
  await removeExamplePages(given);
  await findCategories(given);
  await importImages(given);
  await importNamed(given, 'regulator', 'regulator');
  await importNamed(given, 'payment-method', 'payment_method');
  await importNamed(given, 'provider', 'provider');
  await importMarkets(given);
  await changeOnly(given, 'scoring');
  await createAll(given, 'product', 'product');
  await importFormerSlugs(given);
  await importProductLists(given);
  // Their order is one of their fields.
  await createAll(given, 'exclusive-bonus', 'exclusive_bonus');
  await createAll(given, 'banner', 'banner');
  await createAll(given, 'promo-code', 'promo_code');
  await createAll(given, 'top-list-entry', 'top_list_entry');
  await importTopLists(given);
  await importLayouts(given);
  // A redirect may wait for the page at its path to be unpublished, and can't be added after the page.
  await createAll(given, 'redirect', 'redirect');
  await createAll(given, 'content-page', 'content_page');
  await changeOnly(given, 'settings');
  await retireMarkets(given);
}

/** The archive has its own. Pages that an editor saved stay. */
async function removeExamplePages({ trx, actor }: Import) {
  for (const { id } of await listExamplePages(trx)) {
    await contentPageResource.delete({ db: trx, actor }, id);
  }
}

async function findCategories({ trx, archive, ids }: Import) {
  const own = await trx.selectFrom('category').select(['id', 'slug']).execute();
  for await (const { id, slug } of archive.rows('category')) {
    const category = own.find((one) => one.slug === slug);
    if (!category) throw new Error(`This site has no category ${slug}.`);
    ids.set('category', id, category.id);
  }
}

async function createAll(given: Import, kind: ProposableKind, table: ImportedTable) {
  const free = await freeIds(given, kind, table);
  for await (const row of given.archive.rows(kind)) {
    await createRow(given, kind, row, free.take(row.id));
  }
  await free.finish();
}

/** A row with the name of an existing one is that one. */
async function importNamed(
  given: Import,
  kind: 'regulator' | 'payment-method' | 'provider',
  table: 'regulator' | 'payment_method' | 'provider',
) {
  const existing = await given.trx.selectFrom(table).select(['id', 'name']).execute();
  const own = new Map(existing.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const free = await freeIds(given, kind, table);
  for await (const row of given.archive.rows(kind)) {
    const same = own.get(String(row.name).trim().toLowerCase());
    if (same === undefined) await createRow(given, kind, row, free.take(row.id));
    else given.ids.set(kind, row.id, same);
  }
  await free.finish();
}

async function changeOnly(
  { trx, actor, proposables, archive, ids }: Import,
  kind: 'scoring' | 'settings',
) {
  for await (const row of archive.rows(kind)) {
    await named(kind, row, () =>
      proposables[kind].change({ db: trx, actor }, 1, withOwnReferences(row, ids)),
    );
  }
}

async function importFormerSlugs({ trx, archive, ids }: Import) {
  for await (const { slug, product_id } of archive.rows('former-slug')) {
    const product = ids.find('product', product_id);
    if (product === undefined || typeof slug !== 'string' || !/^[a-z0-9-]{1,200}$/.test(slug)) {
      throw new Error(`data/former-slug.json: ${JSON.stringify(slug)} leads to no product.`);
    }
    await recordSlug(trx, product, slug);
  }
}
