/** Declares each kind of entity for the API and the history. A kind without an entry doesn't compile. */
import { z } from 'zod';
import { exclusiveBonus, exclusiveBonusReorder } from '#contract/catalogue/exclusive-bonus.ts';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { productReorder, productRow } from '#contract/catalogue/product.ts';
import { scoring, scoringDraft } from '#contract/catalogue/score/scoring.ts';
import { topListEntry, topListReorder } from '#contract/catalogue/top-list-entry.ts';
import { image, imageDraft } from '#contract/image/image.ts';
import { marketReorder, marketRow } from '#contract/site/market.ts';
import { settingsDraft, siteSettings } from '#contract/site/site-settings.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { markFactsChecked, markTermsChecked } from '../catalogue/resource/mark-checked.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { scoringResource } from '../catalogue/resource/scoring.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { scoringCalls } from '../catalogue/scoring-calls.ts';
import { productSheet } from '../catalogue/sheet/product-sheet.ts';
import { promoCodeSheet } from '../catalogue/sheet/promo-code-sheet.ts';
import {
  paymentMethodSheet,
  providerSheet,
  regulatorSheet,
} from '../catalogue/sheet/vocabulary-sheet.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { redirectCalls } from '../content/redirect-calls.ts';
import { redirectResource } from '../content/redirect-resource.ts';
import { imageCalls } from '../image/image-calls.ts';
import { imageResource } from '../image/image-resource.ts';
import { bulkChangeOf, bulkDeleteOf } from '../resource/bulk.ts';
import {
  bulkCall,
  entityNames,
  type KindNames,
  reorderCall,
  resourceCalls,
} from '../resource/resource-calls.ts';
import { sheetCalls } from '../sheet/sheet-calls.ts';
import { marketResource } from '../site/market-resource.ts';
import { settingsCalls } from '../site/setup-calls.ts';
import { settingsResource } from '../site/site-settings-resource.ts';
import type { Entity } from './declared-entity.ts';

const product = {
  kind: 'product' as const,
  ids: z
    .object({ product_id: z.int().nullable() })
    .transform(({ product_id }) => (product_id === null ? [] : [product_id])),
};
export const listedProducts = {
  kind: 'product' as const,
  ids: z.object({ product_ids: z.array(z.int()) }).transform(({ product_ids }) => product_ids),
};

/** The API description lists them in this order. */
export const entities = {
  product: {
    resource: productResource,
    tag: 'Products',
    one: 'a product',
    description: 'Partners with their text and images',
    calls: (names) => ({
      ...resourceCalls(names, productResource),
      ...sheetCalls(names, productSheet),
      bulk: bulkCall(
        names,
        { ...productResource, kind: 'product', markChecked: markFactsChecked },
        bulkDeleteOf(productResource),
      ),
      reorder: reorderCall(
        names,
        { body: productReorder, row: productRow, kind: 'product-list' },
        productResource.reorder,
      ),
    }),
  },
  banner: {
    resource: bannerResource,
    mentions: product,
    tag: 'Banners',
    one: 'a banner',
    description: 'Slides at the top of a page',
    calls: (names) => ({
      ...resourceCalls(names, bannerResource),
      bulk: bulkCall(names, { ...bannerResource, kind: 'banner' }, bulkChangeOf(bannerResource)),
    }),
  },
  'exclusive-bonus': {
    resource: exclusiveBonusResource,
    mentions: product,
    tag: 'Exclusive bonuses',
    one: 'an exclusive bonus',
    description: 'Bonuses shown as cards',
    calls: (names) => ({
      ...resourceCalls(names, exclusiveBonusResource),
      bulk: bulkCall(
        names,
        { ...exclusiveBonusResource, kind: 'exclusive-bonus', markChecked: markTermsChecked },
        bulkChangeOf(exclusiveBonusResource),
      ),
      reorder: reorderCall(
        names,
        { body: exclusiveBonusReorder, row: exclusiveBonus, kind: 'exclusive-bonus-list' },
        exclusiveBonusResource.reorder,
      ),
    }),
  },
  'top-list-entry': {
    resource: topListEntryResource,
    mentions: product,
    tag: 'Top list entries',
    one: 'a top list entry',
    description: 'The best products of a category in a market, in order',
    calls: (names) => {
      const calls = resourceCalls(names, topListEntryResource);
      /** The REST API has no path for a single entry. */
      const { path: _, ...get } = calls.get;
      return {
        ...calls,
        get,
        bulk: bulkCall(
          names,
          { ...topListEntryResource, kind: 'top-list-entry' },
          bulkDeleteOf(topListEntryResource),
        ),
        reorder: reorderCall(
          names,
          { body: topListReorder, row: topListEntry, kind: 'top-list' },
          topListEntryResource.reorder,
        ),
      };
    },
  },
  'promo-code': {
    resource: promoCodeResource,
    mentions: product,
    tag: 'Promo codes',
    one: 'a promo code',
    description: 'Codes for visitors to copy',
    calls: (names) => ({
      ...resourceCalls(names, promoCodeResource),
      ...sheetCalls(names, promoCodeSheet),
      bulk: bulkCall(
        names,
        { ...promoCodeResource, kind: 'promo-code', markChecked: markTermsChecked },
        bulkChangeOf(promoCodeResource),
      ),
    }),
  },
  regulator: {
    resource: regulatorResource,
    tag: 'Regulators',
    one: 'a regulator',
    description: 'Authorities that issue licences to partners',
    calls: (names) => ({
      ...resourceCalls(names, regulatorResource),
      ...sheetCalls(names, regulatorSheet),
    }),
  },
  'payment-method': {
    resource: paymentMethodResource,
    tag: 'Payment methods',
    one: 'a payment method',
    description: 'Ways for players to deposit and withdraw',
    calls: (names) => ({
      ...resourceCalls(names, paymentMethodResource),
      ...sheetCalls(names, paymentMethodSheet),
    }),
  },
  provider: {
    resource: providerResource,
    tag: 'Providers',
    one: 'a provider',
    description: 'Companies that make the games partners offer',
    calls: (names) => ({
      ...resourceCalls(names, providerResource),
      ...sheetCalls(names, providerSheet),
    }),
  },
  'content-page': {
    resource: contentPageResource,
    mentions: listedProducts,
    tag: 'Pages',
    one: 'a page',
    description: 'Pages, guides and reviews written by editors',
    calls: (names) => resourceCalls(names, contentPageResource),
  },
  redirect: {
    resource: redirectResource,
    tag: 'Redirects',
    one: 'a redirect',
    description: 'Old paths and their new destinations',
    calls: redirectCalls,
  },
  image: {
    resource: { ...imageResource, schemas: { draft: imageDraft, whole: image } },
    tag: 'Images',
    one: 'an image',
    description: 'Uploaded images and where each is used',
    calls: imageCalls,
  },
  scoring: {
    resource: { ...scoringResource, schemas: { draft: scoringDraft, whole: scoring } },
    isSetting: true,
    tag: 'Scoring',
    one: 'the criteria of scores',
    description: 'The criteria of scores; only owners can change them',
    calls: scoringCalls,
  },
  settings: {
    resource: { ...settingsResource, schemas: { draft: settingsDraft, whole: siteSettings } },
    isSetting: true,
    tag: 'Settings',
    one: 'the site settings',
    description: 'The name of the site, its links and its announcement',
    calls: settingsCalls,
  },
  market: {
    resource: marketResource,
    isSetting: true,
    tag: 'Markets',
    one: 'a market',
    description: 'Countries whose offers are shown; only owners can change them',
    calls: (names) => ({
      ...resourceCalls(names, marketResource, { writers: 'owner' }),
      reorder: reorderCall(
        names,
        { body: marketReorder, row: marketRow, kind: 'market' },
        marketResource.reorder,
        'owner',
      ),
    }),
  },
} satisfies Record<EntityKind, Entity>;

export const namesOf = (kind: EntityKind): KindNames => entityNames(kind, entities[kind]);

export const callsOf = <Kind extends EntityKind>(kind: Kind) =>
  entities[kind].calls(namesOf(kind)) as ReturnType<(typeof entities)[Kind]['calls']>;
