/** All admin calls, by their tRPC name. */
import { z } from 'zod';
import { bulkChange, bulkDelete } from '#contract/catalogue/bulk.ts';
import { category } from '#contract/catalogue/category.ts';
import { exclusiveBonus, exclusiveBonusReorder } from '#contract/catalogue/exclusive-bonus.ts';
import { productReorder, productRow } from '#contract/catalogue/product.ts';
import { topListEntry, topListReorder } from '#contract/catalogue/top-list-entry.ts';
import { contentPagePreview, contentPagePreviewInput } from '#contract/content/content-page.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { marketReorder, marketRow } from '#contract/site/market.ts';
import { missedSearch, missedSearchQuery } from '#contract/visitor/missed-search.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { scoringCalls } from '../catalogue/scoring-calls.ts';
import { factSheet } from '../catalogue/sheet/fact-sheet.ts';
import { productSheet } from '../catalogue/sheet/product-sheet.ts';
import { promoCodeSheet } from '../catalogue/sheet/promo-code-sheet.ts';
import {
  paymentMethodSheet,
  providerSheet,
  regulatorSheet,
} from '../catalogue/sheet/vocabulary-sheet.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { redirectResource } from '../content/redirect-resource.ts';
import { imageCalls } from '../image/image-calls.ts';
import { speedReportCalls } from '../operation/page-speed/speed-report-calls.ts';
import { clickReportCalls } from '../partner/click/report/click-report-calls.ts';
import { conversionCalls } from '../partner/conversion/conversion-calls.ts';
import { linkCalls } from '../partner/link/link-calls.ts';
import { monthlyReportCalls } from '../partner/monthly-report/monthly-report-calls.ts';
import { reportViewCalls } from '../partner/report-view/report-view-calls.ts';
import { passkeyCalls } from '../people/passkey/passkey-calls.ts';
import { securityEventCalls } from '../people/security-log/security-event-calls.ts';
import { signInCalls } from '../people/session/sign-in-calls.ts';
import { tokenCalls } from '../people/token-calls.ts';
import { adminCall } from '../resource/admin-call.ts';
import { bulkChangeOf, bulkDeleteOf } from '../resource/bulk.ts';
import { bulkCall, entityNames, reorderCall, resourceCalls } from '../resource/resource-calls.ts';
import { sampleCalls } from '../sample/sample-calls.ts';
import { sheetCalls } from '../sheet/sheet-calls.ts';
import { marketResource } from '../site/market-resource.ts';
import { settingsCalls, setupCalls } from '../site/setup-calls.ts';
import { inquiryCalls } from '../visitor/inquiry-calls.ts';
import { webhookCalls } from '../webhook/webhook-calls.ts';
import { changeCalls } from './change-calls.ts';

const products = entityNames('product', 'a product', 'products');
const productFacts = {
  path: '/product-facts',
  tag: products.tag,
  one: 'a product’s facts',
  many: 'product facts',
};
const banners = entityNames('banner', 'a banner', 'banners');
const exclusiveBonuses = entityNames('exclusive-bonus', 'an exclusive bonus', 'exclusive bonuses');
const topListEntries = entityNames('top-list-entry', 'a top list entry', 'top list entries');
const promoCodes = entityNames('promo-code', 'a promo code', 'promo codes');
const regulators = entityNames('regulator', 'a regulator', 'regulators');
const paymentMethods = entityNames('payment-method', 'a payment method', 'payment methods');
const providers = entityNames('provider', 'a provider', 'providers');
const contentPages = entityNames('content-page', 'a page', 'pages');
const redirects = entityNames('redirect', 'a redirect', 'redirects');
const markets = entityNames('market', 'a market', 'markets');

const topListEntryCalls = resourceCalls(topListEntries, topListEntryResource);
/** The REST API has no path for a single entry. */
const { path: _, ...getTopListEntry } = topListEntryCalls.get;

export const adminCalls = {
  token: tokenCalls,

  signIn: signInCalls,

  passkey: passkeyCalls,

  securityEvent: securityEventCalls,

  category: {
    list: adminCall({
      tag: 'Categories',
      operationId: 'listCategories',
      summary: 'List categories',
      role: 'viewer',
      method: 'GET',
      path: '/categories',
      input: z.object(shortListPaging),
      output: listOf(category),
      run: ({ db }, query) => pagedList(listCategories)(db, query),
    }),
  },

  product: {
    ...resourceCalls(products, productResource),
    ...sheetCalls(products, productSheet),
    bulk: bulkCall(products, bulkDelete, bulkDeleteOf(productResource)),
    reorder: reorderCall(
      products,
      { body: productReorder, row: productRow },
      productResource.reorder,
    ),
  },

  banner: {
    ...resourceCalls(banners, bannerResource),
    bulk: bulkCall(banners, bulkChange, bulkChangeOf(bannerResource)),
  },

  exclusiveBonus: {
    ...resourceCalls(exclusiveBonuses, exclusiveBonusResource),
    bulk: bulkCall(exclusiveBonuses, bulkChange, bulkChangeOf(exclusiveBonusResource)),
    reorder: reorderCall(
      exclusiveBonuses,
      { body: exclusiveBonusReorder, row: exclusiveBonus },
      exclusiveBonusResource.reorder,
    ),
  },

  topListEntry: {
    ...topListEntryCalls,
    get: getTopListEntry,
    bulk: bulkCall(topListEntries, bulkDelete, bulkDeleteOf(topListEntryResource)),
    reorder: reorderCall(
      topListEntries,
      { body: topListReorder, row: topListEntry },
      topListEntryResource.reorder,
    ),
  },

  promoCode: {
    ...resourceCalls(promoCodes, promoCodeResource),
    ...sheetCalls(promoCodes, promoCodeSheet),
    bulk: bulkCall(promoCodes, bulkChange, bulkChangeOf(promoCodeResource)),
  },

  productFacts: sheetCalls(productFacts, factSheet),

  regulator: {
    ...resourceCalls(regulators, regulatorResource),
    ...sheetCalls(regulators, regulatorSheet),
  },

  paymentMethod: {
    ...resourceCalls(paymentMethods, paymentMethodResource),
    ...sheetCalls(paymentMethods, paymentMethodSheet),
  },

  provider: {
    ...resourceCalls(providers, providerResource),
    ...sheetCalls(providers, providerSheet),
  },

  contentPage: {
    ...resourceCalls(contentPages, contentPageResource),
    preview: adminCall({
      tag: contentPages.tag,
      operationId: 'getPagePreview',
      summary: 'Create a preview path that is valid for a day',
      role: 'viewer',
      method: 'GET',
      path: `${contentPages.path}/:id/preview`,
      input: contentPagePreviewInput,
      output: contentPagePreview,
      run: async ({ deps }, page) => deps.previews.make(page),
    }),
  },

  redirect: resourceCalls(redirects, redirectResource),

  market: {
    ...resourceCalls(markets, marketResource, { writers: 'owner' }),
    reorder: reorderCall(
      markets,
      { body: marketReorder, row: marketRow },
      marketResource.reorder,
      'owner',
    ),
  },

  scoring: scoringCalls,

  settings: settingsCalls,

  setup: setupCalls,

  sample: sampleCalls,

  image: imageCalls,

  inquiry: inquiryCalls,

  change: changeCalls,

  webhook: webhookCalls,

  linkCheck: linkCalls,

  report: { ...clickReportCalls, ...speedReportCalls },

  reportView: reportViewCalls,

  monthlyReport: monthlyReportCalls,

  conversion: conversionCalls,

  missedSearch: {
    list: adminCall({
      tag: 'Overview',
      operationId: 'listMissedSearches',
      summary: 'List searches with no results',
      role: 'viewer',
      method: 'GET',
      path: '/missed-searches',
      input: missedSearchQuery,
      output: listOf(missedSearch),
      run: ({ deps }, query) => deps.missedSearches.list(query),
    }),
  },
};
