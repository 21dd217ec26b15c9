// Runs on SQLite only: these are SQLite's query plans.
import SQLite from 'better-sqlite3';
import { Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bannerDraft } from '#contract/catalogue/banner.ts';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { topListEntryDraft } from '#contract/catalogue/top-list-entry.ts';
import { contentPageDraft } from '#contract/content/content-page.ts';
import { adminTokenDraft } from '#contract/people/admin-token.ts';
import { wallClock } from '#contract/wall-clock.ts';
import { appendChange } from './change-log.ts';
import { listBannerCards } from './repositories/catalogue/card/banner-card.ts';
import { listExclusiveBonusCards } from './repositories/catalogue/card/exclusive-bonus-card.ts';
import { findLiveCards } from './repositories/catalogue/card/live-card.ts';
import { findProductPage, listProductCards } from './repositories/catalogue/card/product-card.ts';
import { listPromoCodeCards } from './repositories/catalogue/card/promo-code-card.ts';
import { listSimilarProducts } from './repositories/catalogue/card/similar-product.ts';
import { listTopListEntryCards } from './repositories/catalogue/card/top-list-entry-card.ts';
import { listSummarizedChanges } from './repositories/catalogue/change-list.ts';
import { findLayout } from './repositories/catalogue/page-block.ts';
import { insertProduct } from './repositories/catalogue/product.ts';
import { listProductRows } from './repositories/catalogue/product-list.ts';
import { insertPromoCode, listPromoCodes } from './repositories/catalogue/promo-code.ts';
import { insertPromotion } from './repositories/catalogue/promotion.ts';
import { insertTopListEntry } from './repositories/catalogue/top-list-entry.ts';
import { insertContentPage } from './repositories/content/content-page.ts';
import {
  findContentPageView,
  listContentPageCards,
} from './repositories/content/content-page-card.ts';
import { listContentPages } from './repositories/content/content-page-list.ts';
import {
  countPublishedPages,
  listNewestOfKinds,
  listPublishedPages,
} from './repositories/content/published-page.ts';
import {
  findRedirectFrom,
  insertRedirect,
  listRedirects,
  listRedirectsAfter,
  listRedirectsTo,
} from './repositories/content/redirect.ts';
import {
  listDailyVisits,
  listProgrammeClicks,
  listProgrammeMonths,
  listProgrammePostbacks,
  listScopedMonths,
} from './repositories/money/month-figure.ts';
import {
  hasFormerStats,
  listImportsAfter,
  listStats,
} from './repositories/money/programme-stat.ts';
import { findAdminTokenByHash, insertAdminToken } from './repositories/people/admin-token.ts';
import type { Database } from './tables.ts';
import { testDatabase } from './testing/database.ts';
import { watchedDialect } from './testing/watched-dialect.ts';
import { inTransaction } from './transaction.ts';

type Asked = { sql: string; parameters: readonly unknown[] };

let sqlite: SQLite.Database;
let db: Kysely<Database>;
let asked: Asked[] = [];

beforeAll(async () => {
  const { address: file, db: filled, close } = await testDatabase();
  await inTransaction(filled, fill);
  await close();
  sqlite = new SQLite(file);
  db = new Kysely<Database>({
    dialect: watchedDialect(sqlite),
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters });
    },
  });
});

/** Some statements only run if there are rows to list. */
async function fill(trx: Transaction<Database>) {
  const text = { title: 'A', subtitle: 'B', cta_label: 'C' };
  const promotion = bannerDraft.parse({
    image_url: '/uploads/a.webp',
    product_id: 1,
    categories: [1, 2],
    i18n: { en: text },
  });
  const code = promoCodeDraft.parse({
    code: 'A',
    product_id: 1,
    expires_at: '2999-01-01 00:00:00',
  });
  for (const name of ['A', 'B']) {
    await insertProduct(trx, productDraft.parse({ i18n: { en: { name } }, categories: [1, 2] }));
  }
  const unchecked = { i18n: { en: { name: 'C' } }, facts: { owner: 'Copper Lantern' } };
  await insertProduct(trx, productDraft.parse(unchecked));
  await insertPromotion(trx, 'banner', promotion);
  await insertPromotion(trx, 'exclusive_bonus', promotion);
  await insertTopListEntry(trx, topListEntryDraft.parse({ product_id: 1, category_id: 1 }));
  await insertPromoCode(trx, code);
  const tomorrow = wallClock('UTC').format(Date.now() + 86_400_000);
  await insertPromoCode(trx, { ...code, code: 'B', expires_at: tomorrow });
  const texts = { tr: { title: 'Oranlar', publish_at: '2026-01-01 00:00:00' } };
  const guide = contentPageDraft.parse({
    kind: 'guide',
    slug: 'odds',
    product_ids: [1],
    i18n: texts,
  });
  await insertContentPage(trx, guide);
  await insertRedirect(trx, { from_path: '/old', to_path: '/guides/odds' });
  const token = { hash: 'hash', created_by: 'test' };
  await insertAdminToken(trx, adminTokenDraft.parse({ name: 'Ada', role: 'editor' }), token);
  for (const action of ['create', 'update'] as const) {
    const snapshot = { id: 1 };
    await appendChange(trx, { actor: 'test', action, entity: 'product', entityId: 1, snapshot });
  }
}

afterAll(() => db.destroy());

const planOf = ({ sql, parameters }: Asked) =>
  sqlite.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];

const page = { market: 'US', lang: 'tr', limit: 10, offset: 0 } as const;

test.each<[string, () => Promise<unknown>]>([
  ['all products', () => listProductCards(db, page)],
  ['the products of a category', () => listProductCards(db, { ...page, category: 'casino' })],
  ['a product', () => findProductPage(db, { id: 1, market: 'US', lang: 'tr' })],
  ['similar products', () => listSimilarProducts(db, { id: 1, market: 'US', lang: 'tr' })],
  ['a top list', () => listTopListEntryCards(db, { ...page, category: 'casino' })],
  ['all banners', () => listBannerCards(db, page)],
  ['the banners of a category', () => listBannerCards(db, { ...page, category: 'casino' })],
  ['all bonuses', () => listExclusiveBonusCards(db, page)],
  ['the bonuses of a category', () => listExclusiveBonusCards(db, { ...page, category: 'bets' })],
  [
    'the live cards of a page',
    () =>
      findLiveCards(db, {
        market: 'US',
        lang: 'tr',
        productIds: [1, 2],
        bonusIds: [1],
        promoCodeIds: [1],
        categories: ['casino'],
        imagePaths: ['/uploads/0123456789abcdef0123456789abcdef/8x8.webp'],
      }),
  ],
  ['guides', () => listContentPageCards(db, { ...page, kind: 'guide' })],
  [
    'a page',
    () => findContentPageView(db, { kind: 'page', slug: 'about', lang: 'tr', market: 'US' }),
  ],
  ['all pages', () => listContentPages(db, page)],
  ['all redirects', () => listRedirects(db, page)],
  ['redirects from a path', () => findRedirectFrom(db, '/old')],
  ['redirects to a path', () => listRedirectsTo(db, '/guides/odds')],
  ['redirects after a path', () => listRedirectsAfter(db, '/a', 200)],
  ['all promo codes', () => listPromoCodeCards(db, page)],
  ['the promo codes of a product', () => listPromoCodeCards(db, { ...page, product: 1 })],
  ['the products without an image', () => listProductRows(db, { ...page, missing: 'image' })],
  ['the products without a rating', () => listProductRows(db, { ...page, missing: 'rating' })],
  [
    'the products with facts to check',
    () => listProductRows(db, { ...page, missing: 'fact_check' }),
  ],
  ['the products without Turkish', () => listProductRows(db, { ...page, missing: 'turkish' })],
  ['the codes that end soon', () => listPromoCodes(db, { ...page, expires_within: 7 })],
  ['the token of a request', () => findAdminTokenByHash(db, 'hash')],
  ['a layout', () => findLayout(db, { page: 'casino' })],
  ['the changes of a kind', () => listSummarizedChanges(db, { ...page, entity: 'product' })],
  [
    'the changes of a product',
    () => listSummarizedChanges(db, { ...page, entity: 'product', id: 1 }),
  ],
  ['the changes of a person', () => listSummarizedChanges(db, { ...page, actor: 'test' })],
  [
    'the changes of a person to a kind on some days',
    () =>
      listSummarizedChanges(db, {
        ...page,
        ...{ actor: 'test', entity: 'product', from: '2020-01-01', to: '2999-01-01' },
      }),
  ],
])('reading %s uses indexes and doesn’t sort', async (_name, read) => {
  asked = [];
  const found = await read();
  expect(asked.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).toMatch(/"(id|key|seq)":/);
  for (const { sql, parameters } of asked) {
    const plan = planOf({ sql, parameters });
    for (const { detail } of plan) {
      expect(`${detail}  in  ${sql}`).not.toContain('TEMP B-TREE');
      // Subqueries aren't tables, and SQLite can count a table without reading its rows.
      const isTable = !plan.some((step) => detail === step.detail.replace('CO-ROUTINE', 'SCAN'));
      const countsAll = /^select count\(\*\) as "total" from "\w+"$/.test(sql);
      if (detail.startsWith('SCAN') && isTable && !countsAll)
        expect(`${detail}  in  ${sql}`).toContain('USING');
    }
  }
});

test.each([
  ['the number of pages', () => countPublishedPages(db)],
  ['one file of pages', () => listPublishedPages(db, { limit: 10, offset: 0 })],
  ['the newest page of each kind', () => listNewestOfKinds(db)],
])('the sitemap reads %s without reading page bodies', async (_name, read) => {
  asked = [];
  await read();
  const steps = asked.flatMap(planOf).filter(({ detail }) => /content_page_tr/.test(detail));
  expect(steps.length).toBeGreaterThan(0);
  for (const { detail } of steps) expect(detail).toContain('COVERING INDEX');
});

const days = { from: '2026-03-01', to: '2026-03-31' };
const ofDay = { import_id: 1, programme_id: 1, day: '2026-03-01' };
const givenImport = {
  ...{ id: 1, programme_id: 1, source_id: null, name: 'A', actor: 'test', lines: 1, changed: 1 },
  ...{ from_day: days.from, to_day: days.to, created_at: 'now', undone_at: null, undone_by: null },
};

test.each([
  ['visits', () => listDailyVisits(db, days)],
  ['the totals of months', () => listProgrammeMonths(db, { from: '2026-01', to: '2026-12' })],
  ['the months of a programme', () => listScopedMonths(db, 1, { from: '2026-01', to: '2026-12' })],
  ['clicks', () => listProgrammeClicks(db, ['2026-03'])],
  ['postbacks', () => listProgrammePostbacks(db, { from: '2026-03', to: '2026-03' })],
  ['the figures that a file replaces', () => listStats(db, 1, days)],
  ['later imports', () => listImportsAfter(db, givenImport)],
  ['what an import replaced', () => hasFormerStats(db, ofDay)],
])('the report of money reads %s by key, however many years there are', async (_name, read) => {
  asked = [];
  await read();
  expect(asked.length).toBeGreaterThan(0);
  for (const { detail } of asked.flatMap(planOf)) {
    // Sites have few programmes.
    if (detail.startsWith('SCAN')) expect(detail).toMatch(/^SCAN (programme|c|p)\b/);
  }
});
