/** The names of entities in generated clients. */
import { z } from 'zod';
import { banner, bannerCard, bannerDraft } from '#contract/catalogue/banner.ts';
import { bulkChange, bulkDelete, bulkResult } from '#contract/catalogue/bulk.ts';
import { calendar } from '#contract/catalogue/calendar.ts';
import { category } from '#contract/catalogue/category.ts';
import { dashboard } from '#contract/catalogue/dashboard.ts';
import {
  exclusiveBonus,
  exclusiveBonusCard,
  exclusiveBonusDraft,
  exclusiveBonusReorder,
} from '#contract/catalogue/exclusive-bonus.ts';
import { fullChange, listedChange, restoredChange } from '#contract/catalogue/history/change.ts';
import { layout, pageBlock, pageBlockSort } from '#contract/catalogue/page-block.ts';
import {
  product,
  productCard,
  productDraft,
  productImage,
  productPage,
  productReorder,
  productRow,
  productTexts,
} from '#contract/catalogue/product.ts';
import {
  promoCode,
  promoCodeCard,
  promoCodeDraft,
  promoCodeRow,
  promoCodeVotes,
} from '#contract/catalogue/promo-code.ts';
import { searchResult } from '#contract/catalogue/search/search.ts';
import { sheetImport, sheetResult, sheetRow } from '#contract/catalogue/sheet/sheet.ts';
import { offerTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import { termsNumbersFields } from '#contract/catalogue/terms/terms-numbers.ts';
import {
  topListEntry,
  topListEntryCard,
  topListEntryDraft,
  topListReorder,
} from '#contract/catalogue/top-list-entry.ts';
import {
  paymentMethod,
  paymentMethodDraft,
  paymentMethodRow,
} from '#contract/catalogue/vocabulary/payment-method.ts';
import { provider, providerDraft, providerRow } from '#contract/catalogue/vocabulary/provider.ts';
import {
  regulator,
  regulatorDraft,
  regulatorRow,
} from '#contract/catalogue/vocabulary/regulator.ts';
import {
  contentPage,
  contentPageCard,
  contentPageDraft,
  contentPagePreview,
  contentPageRow,
  contentPageView,
} from '#contract/content/content-page.ts';
import { redirect, redirectDraft } from '#contract/content/redirect.ts';
import {
  image,
  imageCrop,
  imageDraft,
  imageList,
  imageReplacement,
  imageReplacementResult,
  imageWithUses,
} from '#contract/image/image.ts';
import { health, ready } from '#contract/operation/health.ts';
import { clickBeacon } from '#contract/partner/click.ts';
import { clickReport } from '#contract/partner/click-report.ts';
import {
  conversionImport,
  conversionImportEntry,
  conversionImportList,
  conversionOverview,
  loggedPostback,
  loggedPostbackList,
  newPostbackKey,
  postbackKey,
  postbackReceipt,
  postbackTrialResult,
} from '#contract/partner/conversion.ts';
import {
  destinationAcceptance,
  linkCheck,
  linkCheckList,
  linkProblemList,
} from '#contract/partner/link-check.ts';
import { monthlyReport, monthlyReportDraft } from '#contract/partner/monthly-report.ts';
import { reportView, reportViewDraft } from '#contract/partner/report-view.ts';
import { adminToken, adminTokenDraft, newAdminToken } from '#contract/people/admin-token.ts';
import { session } from '#contract/people/session.ts';
import { helpline, market, marketDraft, marketReorder, marketRow } from '#contract/site/market.ts';
import {
  removedSample,
  restoredSample,
  sample,
  sampleRemoval,
  sampleRestore,
} from '#contract/site/sample.ts';
import { setup, setupDraft } from '#contract/site/setup.ts';
import { settingsDraft, siteSettings } from '#contract/site/site-settings.ts';
import {
  applicationDraft,
  inquiry,
  inquiryDraft,
  inquiryMark,
  inquiryReceipt,
  inquiryRow,
  messageDraft,
} from '#contract/visitor/inquiry.ts';
import { missedSearch } from '#contract/visitor/missed-search.ts';
import { promoCodeVote, promoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import {
  webhook,
  webhookAnswer,
  webhookDraft,
  webhookWithSecret,
} from '#contract/webhook/webhook.ts';
import { uploaded, uploadForm } from '../admin/upload.ts';
import { problem } from '../request-schema.ts';

const found = searchResult.shape.results.shape;

const entities = {
  AdminToken: adminToken,
  AdminTokenDraft: adminTokenDraft,
  ApplicationDraft: applicationDraft,
  Banner: banner,
  BannerCard: bannerCard,
  BannerDraft: bannerDraft,
  BonusCard: exclusiveBonusCard,
  BulkChange: bulkChange,
  BulkDelete: bulkDelete,
  BulkResult: bulkResult,
  Calendar: calendar,
  Category: category,
  Change: fullChange,
  ChangeRow: listedChange,
  ContentPage: contentPage,
  ContentPageCard: contentPageCard,
  ContentPageDraft: contentPageDraft,
  ContentPagePreview: contentPagePreview,
  ContentPageRow: contentPageRow,
  ContentPageView: contentPageView,
  Dashboard: dashboard,
  ExclusiveBonus: exclusiveBonus,
  ExclusiveBonusDraft: exclusiveBonusDraft,
  ExclusiveBonusReorder: exclusiveBonusReorder,
  FoundBonus: found.bonuses.element,
  FoundProduct: found.products.element,
  FoundPromoCode: found.promocodes.element,
  Health: health,
  ClickBeacon: clickBeacon,
  ClickReport: clickReport,
  MonthlyReport: monthlyReport,
  MonthlyReportDraft: monthlyReportDraft,
  ReportView: reportView,
  ReportViewDraft: reportViewDraft,
  Image: image,
  ImageCrop: imageCrop,
  ImageDraft: imageDraft,
  ImageList: imageList,
  ImageReplaced: imageReplacementResult,
  ImageReplacement: imageReplacement,
  ImageWithUses: imageWithUses,
  Inquiry: inquiry,
  InquiryDraft: inquiryDraft,
  InquiryMark: inquiryMark,
  InquiryReceipt: inquiryReceipt,
  InquiryRow: inquiryRow,
  Layout: layout,
  DestinationAcceptance: destinationAcceptance,
  LinkCheck: linkCheck,
  LinkList: linkCheckList,
  LinkProblems: linkProblemList,
  Market: market,
  MarketDraft: marketDraft,
  MarketReorder: marketReorder,
  MarketRow: marketRow,
  Settings: siteSettings,
  SettingsDraft: settingsDraft,
  Helpline: helpline,
  MessageDraft: messageDraft,
  MissedSearch: missedSearch,
  NewAdminToken: newAdminToken,
  NewPostbackKey: newPostbackKey,
  OfferTerms: offerTermsCard,
  TermsNumbers: termsNumbersFields,
  PageBlock: pageBlock,
  PageBlockSort: pageBlockSort,
  PaymentMethod: paymentMethod,
  PaymentMethodDraft: paymentMethodDraft,
  PaymentMethodRow: paymentMethodRow,
  PostbackKey: postbackKey,
  PostbackReceipt: postbackReceipt,
  PostbackTrialResult: postbackTrialResult,
  LoggedPostback: loggedPostback,
  LoggedPostbackList: loggedPostbackList,
  ConversionImport: conversionImport,
  ConversionImportEntry: conversionImportEntry,
  ConversionImportList: conversionImportList,
  ConversionOverview: conversionOverview,
  Problem: problem,
  Product: product,
  ProductCard: productCard,
  ProductDraft: productDraft,
  ProductImage: productImage,
  ProductPage: productPage,
  ProductReorder: productReorder,
  ProductRow: productRow,
  ProductTexts: productTexts,
  PromoCode: promoCode,
  PromoCodeRow: promoCodeRow,
  PromoCodeVotes: promoCodeVotes,
  PromoCodeVote: promoCodeVote,
  PromoCodeVoteResult: promoCodeVoteResult,
  PromoCodeCard: promoCodeCard,
  PromoCodeDraft: promoCodeDraft,
  Provider: provider,
  ProviderDraft: providerDraft,
  ProviderRow: providerRow,
  Readiness: ready,
  Redirect: redirect,
  RedirectDraft: redirectDraft,
  Regulator: regulator,
  RegulatorDraft: regulatorDraft,
  RegulatorRow: regulatorRow,
  RemovedSample: removedSample,
  RestoredChange: restoredChange,
  RestoredSample: restoredSample,
  Sample: sample,
  SampleRemoval: sampleRemoval,
  SampleRestore: sampleRestore,
  SearchResult: searchResult,
  Session: session,
  Setup: setup,
  SetupDraft: setupDraft,
  SheetImport: sheetImport,
  SheetResult: sheetResult,
  SheetRow: sheetRow,
  TopCard: topListEntryCard,
  TopListEntry: topListEntry,
  TopListEntryDraft: topListEntryDraft,
  TopListReorder: topListReorder,
  Upload: uploaded,
  UploadForm: uploadForm,
  Webhook: webhook,
  WebhookAnswer: webhookAnswer,
  WebhookDraft: webhookDraft,
  WebhookWithSecret: webhookWithSecret,
};

type Meta = { id?: string | undefined; [key: string]: unknown };

/** Separate from zod's global registry, which requires unique ids, because the contract is loaded twice in development. */
export const components = z.registry<Meta>();
for (const [id, schema] of Object.entries(entities)) components.add(schema, { id });
