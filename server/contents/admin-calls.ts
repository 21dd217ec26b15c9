/** All admin calls, by their tRPC name. */
import { z } from 'zod';
import { category } from '#contract/catalogue/category.ts';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { contentPagePreview, contentPagePreviewInput } from '#contract/content/content-page.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { missedSearch, missedSearchQuery } from '#contract/visitor/missed-search.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { productFigureCalls } from '../catalogue/resource/product-figure-calls.ts';
import { productSlugCalls } from '../catalogue/resource/product-slug-calls.ts';
import { factSheet } from '../catalogue/sheet/fact-sheet.ts';
import { effectCalls } from '../effect/effect-calls.ts';
import {
  moneyChangeCalls,
  moneyDocumentCalls,
  programmeStatCalls,
  rateCalls,
  statSourceCalls,
} from '../money/money-calls.ts';
import {
  correctionCalls,
  dealCalls,
  paymentCalls,
  programmeCalls,
  statementCalls,
} from '../money/programme-calls.ts';
import { moneyCalls } from '../money/report/report-calls.ts';
import { importCalls } from '../move-in/import-calls.ts';
import { speedReportCalls } from '../operation/page-speed/speed-report-calls.ts';
import { clickReportCalls } from '../partner/click/report/click-report-calls.ts';
import { conversionCalls } from '../partner/conversion/conversion-calls.ts';
import { linkCalls } from '../partner/link/link-calls.ts';
import { monthlyReportCalls } from '../partner/monthly-report/monthly-report-calls.ts';
import { reportViewCalls } from '../partner/report-view/report-view-calls.ts';
import { grantCalls } from '../people/grant/grant-calls.ts';
import { passkeyCalls } from '../people/passkey/passkey-calls.ts';
import { securityEventCalls } from '../people/security-log/security-event-calls.ts';
import { signInCalls } from '../people/session/sign-in-calls.ts';
import { tokenCalls } from '../people/token-calls.ts';
import { agentChangeCalls } from '../release/agent/agent-change-calls.ts';
import { fourEyesCalls } from '../release/four-eyes-calls.ts';
import { proposalCalls } from '../release/proposal-calls.ts';
import { releaseCalls } from '../release/release-calls.ts';
import { adminCall } from '../resource/admin-call.ts';
import { sampleCalls } from '../sample/sample-calls.ts';
import { sheetCalls } from '../sheet/sheet-calls.ts';
import { setupCalls } from '../site/setup-calls.ts';
import { inquiryCalls } from '../visitor/inquiry-calls.ts';
import { webhookCalls } from '../webhook/webhook-calls.ts';
import { changeCalls } from './change-calls.ts';
import { callsOf, namesOf } from './entity.ts';
import { proposableByKind } from './proposable-by-kind.ts';
import { translationCalls } from './translation-calls.ts';

const productFacts = {
  kind: 'product' as const,
  path: '/product-facts',
  tag: namesOf('product').tag,
  one: 'a product’s facts',
  many: 'product facts',
};
const contentPages = namesOf('content-page');

/** The name of a kind's calls in tRPC, which is the kind in camel case. */
type CallsName<Kind> = Kind extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CallsName<Rest>>}`
  : Kind;

export const adminCalls = {
  token: tokenCalls,

  signIn: signInCalls,

  passkey: passkeyCalls,

  grant: grantCalls,

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
    ...callsOf('product'),
    ...productFigureCalls(namesOf('product')),
    ...productSlugCalls(namesOf('product')),
  },

  banner: callsOf('banner'),

  exclusiveBonus: callsOf('exclusive-bonus'),

  topListEntry: callsOf('top-list-entry'),

  promoCode: callsOf('promo-code'),

  productFacts: sheetCalls(productFacts, factSheet),

  regulator: callsOf('regulator'),

  paymentMethod: callsOf('payment-method'),

  provider: callsOf('provider'),

  contentPage: {
    ...callsOf('content-page'),
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

  redirect: callsOf('redirect'),

  market: callsOf('market'),

  scoring: callsOf('scoring'),

  settings: callsOf('settings'),

  setup: setupCalls,

  sample: sampleCalls,

  image: callsOf('image'),

  inquiry: inquiryCalls,

  change: changeCalls,

  release: releaseCalls(proposableByKind),

  agentChange: agentChangeCalls(proposableByKind),

  proposal: proposalCalls(proposableByKind),

  effect: effectCalls,

  translation: translationCalls,

  fourEyes: fourEyesCalls(proposableByKind),

  siteImport: importCalls,

  money: moneyCalls,

  programme: programmeCalls,

  deal: dealCalls,

  statSource: statSourceCalls,

  programmeStat: programmeStatCalls,

  statement: statementCalls,

  payment: paymentCalls,

  correction: correctionCalls,

  rate: rateCalls,

  moneyDocument: moneyDocumentCalls,

  moneyChange: moneyChangeCalls,

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
} satisfies Record<CallsName<EntityKind>, object> & Record<string, object>;
