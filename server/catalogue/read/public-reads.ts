/** Implements each public read once, for both REST and tRPC. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { bannerCard, bannerCardQuery } from '#contract/catalogue/banner.ts';
import {
  exclusiveBonusCardList,
  exclusiveBonusCardQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import { layout, layoutInput } from '#contract/catalogue/page-block.ts';
import {
  type ProductPageQuery,
  productCardList,
  productCardQuery,
  productPage,
  productPageQuery,
} from '#contract/catalogue/product.ts';
import { promoCodeCardList, promoCodeCardQuery } from '#contract/catalogue/promo-code.ts';
import { scoringCard, scoringQuery } from '#contract/catalogue/score/scoring.ts';
import { topListEntryCard, topListEntryCardQuery } from '#contract/catalogue/top-list-entry.ts';
import {
  type ContentPageViewQuery,
  contentPageCardList,
  contentPageCardQuery,
  contentPageView,
  contentPageViewQuery,
} from '#contract/content/content-page.ts';
import { listOf } from '#contract/list.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listBannerCards } from '../../../db/repositories/catalogue/card/banner-card.ts';
import { listExclusiveBonusCards } from '../../../db/repositories/catalogue/card/exclusive-bonus-card.ts';
import {
  findProductPage,
  listProductCards,
} from '../../../db/repositories/catalogue/card/product-card.ts';
import { listPromoCodeCards } from '../../../db/repositories/catalogue/card/promo-code-card.ts';
import { listTopListEntryCards } from '../../../db/repositories/catalogue/card/top-list-entry-card.ts';
import { findLayout } from '../../../db/repositories/catalogue/page-block.ts';
import { findScoringCard } from '../../../db/repositories/catalogue/score/scoring.ts';
import {
  findContentPageView,
  listContentPageCards,
} from '../../../db/repositories/content/content-page-card.ts';
import type { Database } from '../../../db/tables.ts';

export type Read = {
  input: z.ZodObject;
  output: z.ZodType;
  load: (db: Kysely<Database>, input: never) => Promise<unknown>;
};

/** A read with its own REST path. */
export type PublicRead = Read & { path: `/${string}`; operationId: string; summary: string };

export const publicReads = {
  products: {
    path: '/products',
    operationId: 'listProductCards',
    summary: 'List the products of a market',
    input: productCardQuery,
    output: productCardList,
    load: pagedList(listProductCards),
  },
  product: {
    path: '/products/:id',
    operationId: 'getProductPage',
    summary: 'Get a product with its bonuses and promo codes',
    input: productPageQuery,
    output: productPage,
    load: (db: Kysely<Database>, query: ProductPageQuery) =>
      inSnapshot(db, (snapshot) => findProductPage(snapshot, query)),
  },
  top: {
    path: '/top',
    operationId: 'listTopCards',
    summary: 'List the top products of a category in a market',
    input: topListEntryCardQuery,
    output: listOf(topListEntryCard),
    load: pagedList(listTopListEntryCards),
  },
  banners: {
    path: '/banners',
    operationId: 'listBannerCards',
    summary: 'List the live banners of a market',
    input: bannerCardQuery,
    output: listOf(bannerCard),
    load: pagedList(listBannerCards),
  },
  bonuses: {
    path: '/bonuses',
    operationId: 'listBonusCards',
    summary: 'List the live exclusive bonuses of a market',
    input: exclusiveBonusCardQuery,
    output: exclusiveBonusCardList,
    load: pagedList(listExclusiveBonusCards),
  },
  promoCodes: {
    path: '/promocodes',
    operationId: 'listPromoCodeCards',
    summary: 'List the live promo codes of a market',
    input: promoCodeCardQuery,
    output: promoCodeCardList,
    load: pagedList(listPromoCodeCards),
  },
  contentPages: {
    path: '/pages',
    operationId: 'listPageCards',
    summary: 'List guides or reviews in a language',
    input: contentPageCardQuery,
    output: contentPageCardList,
    load: pagedList(listContentPageCards),
  },
  contentPage: {
    path: '/pages/:kind/:slug',
    operationId: 'getPublishedPage',
    summary: 'Get a published page',
    input: contentPageViewQuery,
    output: contentPageView,
    load: (db: Kysely<Database>, query: ContentPageViewQuery) =>
      inSnapshot(db, (snapshot) => findContentPageView(snapshot, query)),
  },
  layout: {
    path: '/layout/:page',
    operationId: 'getLayout',
    summary: 'List the blocks of a page in order',
    input: layoutInput,
    output: layout,
    load: findLayout,
  },
  scoring: {
    path: '/scoring',
    operationId: 'getScoring',
    summary: 'List the criteria by which partners are scored',
    input: scoringQuery,
    output: scoringCard,
    load: findScoringCard,
  },
} satisfies Record<string, PublicRead>;
