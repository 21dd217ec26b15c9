/** Reads every kind that editors write, as the export stores it. A kind without an entry doesn't compile. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { scoringDraft, scoringId } from '#contract/catalogue/score/scoring.ts';
import { sections } from '#contract/catalogue/section.ts';
import { imageVariants } from '#contract/image/uploaded-image.ts';
import { settingsDraft, settingsId } from '#contract/site/site-settings.ts';
import { findLayout } from '../../../db/repositories/catalogue/page-block.ts';
import { listPromotionIds } from '../../../db/repositories/catalogue/promotion.ts';
import { listTopListOrder } from '../../../db/repositories/catalogue/top-list-entry.ts';
import { orderedIds, productList } from '../../../db/sql/list-position.ts';
import type { Database } from '../../../db/tables.ts';
import { bannerResource } from '../../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../../catalogue/resource/payment-method.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { promoCodeResource } from '../../catalogue/resource/promo-code.ts';
import { providerResource } from '../../catalogue/resource/provider.ts';
import { regulatorResource } from '../../catalogue/resource/regulator.ts';
import { scoringResource } from '../../catalogue/resource/scoring.ts';
import { topListEntryResource } from '../../catalogue/resource/top-list-entry.ts';
import { contentPageResource } from '../../content/content-page-resource.ts';
import { redirectResource } from '../../content/redirect-resource.ts';
import { imageResource } from '../../image/image-resource.ts';
import { type DataKind, imageEntryName } from '../../move-in/archive/archive-format.ts';
import { marketResource } from '../../site/market-resource.ts';
import { settingsResource } from '../../site/site-settings-resource.ts';
import { type ExportedTable, eachId } from './each-id.ts';

type Rows = AsyncIterable<object> | Promise<object[]>;

export type ExportedKind = {
  /** For the README in the archive. */
  about: string;
  rows: (db: Kysely<Database>) => Rows;
};

type Found = {
  find: (db: Kysely<Database>, id: number) => Promise<object | undefined>;
  schemas: { draft: z.ZodType };
};

/** A row that breaks a rule made after it was written is exported as it is stored. */
function writtenOf(draft: z.ZodType, whole: object): object {
  const { data } = draft.safeParse(whole);
  return typeof data === 'object' && data !== null ? data : whole;
}

const entities = (about: string, table: ExportedTable, resource: Found): ExportedKind => ({
  about,
  async *rows(db) {
    for await (const id of eachId(db, table)) {
      const whole = await resource.find(db, id);
      if (whole) yield { id, ...writtenOf(resource.schemas.draft, whole) };
    }
  },
});

const listCategories = (db: Kysely<Database>) =>
  db.selectFrom('category').select(['id', 'slug', 'name_en']).orderBy('id').execute();

/** One row for each category. */
const listsOfCategories = (
  about: string,
  read: (db: Kysely<Database>, category: { id: number; slug: string }) => Promise<object>,
): ExportedKind => ({
  about,
  async *rows(db) {
    for (const category of await listCategories(db)) {
      yield { category: category.slug, ...(await read(db, category)) };
    }
  },
});

const hashOf = (path: string) => path.split('/')[2] ?? '';
const fileOf = (path: string) => path.split('/')[3] ?? '';

export const exportedKinds: Record<DataKind, ExportedKind> = {
  category: {
    about: 'The categories of products',
    async *rows(db) {
      const translated = await db.selectFrom('category_translation').selectAll().execute();
      for (const { id, slug, name_en } of await listCategories(db)) {
        const own = translated.filter(({ category_id }) => category_id === id);
        const names = Object.fromEntries(own.map(({ lang, name }) => [lang, name]));
        yield { id, slug, name: { en: name_en, ...names } };
      }
    },
  },
  'former-slug': {
    about: 'Earlier slugs of products. Links with them still lead to the product',
    rows: (db) =>
      db
        .selectFrom('slug')
        .innerJoin('product', 'product.id', 'slug.entity_id')
        .select(['slug.slug', 'slug.entity_id as product_id'])
        .whereRef('slug.slug', '!=', 'product.slug')
        .orderBy('slug.slug')
        .execute(),
  },
  product: entities(
    'Partners, with their texts, images, markets, facts and points',
    'product',
    productResource,
  ),
  banner: entities('Banners', 'banner', bannerResource),
  'exclusive-bonus': entities('Exclusive bonuses', 'exclusive_bonus', exclusiveBonusResource),
  'top-list-entry': entities('Entries of top lists', 'top_list_entry', topListEntryResource),
  'promo-code': entities('Promo codes', 'promo_code', promoCodeResource),
  regulator: entities('Regulators', 'regulator', regulatorResource),
  'payment-method': entities('Payment methods', 'payment_method', paymentMethodResource),
  provider: entities('Game providers', 'provider', providerResource),
  'content-page': entities(
    'Pages, guides and reviews. Their texts are also in texts/',
    'content_page',
    contentPageResource,
  ),
  redirect: entities('Redirects', 'redirect', redirectResource),
  image: {
    about: 'The image library, with alt texts and focal points. The files are in images/',
    async *rows(db) {
      for await (const id of eachId(db, 'image')) {
        const image = await imageResource.find(db, id);
        const isStored = image && imageVariants(image.path) !== undefined;
        if (isStored) {
          yield { ...image, file: imageEntryName(hashOf(image.path), fileOf(image.path)) };
        }
      }
    },
  },
  market: {
    about: 'Markets and regions, with their rules',
    async *rows(db) {
      for await (const id of eachId(db, 'market')) {
        const whole = await marketResource.find(db, id);
        if (!whole) continue;
        const { promotion_allowed: _, ...written } = whole;
        yield { id, ...writtenOf(marketResource.schemas.draft, written) };
      }
    },
  },
  scoring: {
    about: 'The criteria of scores and their weights',
    rows: async (db) => [
      { id: scoringId, ...writtenOf(scoringDraft, await scoringResource.get(db)) },
    ],
  },
  settings: {
    about: 'The settings of the site',
    rows: async (db) => [
      { id: settingsId, ...writtenOf(settingsDraft, await settingsResource.get(db)) },
    ],
  },
  'product-list': listsOfCategories(
    'The order of the products in each category',
    async (db, { id }) => ({ product_ids: await orderedIds(db, productList(id)) }),
  ),
  'exclusive-bonus-list': {
    about: 'The order of all exclusive bonuses',
    rows: async (db) => [
      { bonus_ids: await listPromotionIds(db, 'exclusive_bonus', { category: undefined }) },
    ],
  },
  'top-list': listsOfCategories(
    'The order of the top list of each category, over all markets',
    async (db, { id }) => ({ entry_ids: (await listTopListOrder(db, id)).map((one) => one.id) }),
  ),
  'page-layout': {
    about: 'The order of the blocks on each page, and which are hidden',
    rows: (db) => Promise.all(sections.map((page) => findLayout(db, { page }))),
  },
};
