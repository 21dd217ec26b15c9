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
import { scoring, scoringCard, scoringDraft } from '#contract/catalogue/score/scoring.ts';
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

const found = searchResult.shape.results.shape;

export const catalogueComponents = {
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
  Dashboard: dashboard,
  ExclusiveBonus: exclusiveBonus,
  ExclusiveBonusDraft: exclusiveBonusDraft,
  ExclusiveBonusReorder: exclusiveBonusReorder,
  FoundBonus: found.bonuses.element,
  FoundProduct: found.products.element,
  FoundPromoCode: found.promocodes.element,
  Layout: layout,
  OfferTerms: offerTermsCard,
  TermsNumbers: termsNumbersFields,
  PageBlock: pageBlock,
  PageBlockSort: pageBlockSort,
  PaymentMethod: paymentMethod,
  PaymentMethodDraft: paymentMethodDraft,
  PaymentMethodRow: paymentMethodRow,
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
  PromoCodeCard: promoCodeCard,
  PromoCodeDraft: promoCodeDraft,
  Provider: provider,
  ProviderDraft: providerDraft,
  ProviderRow: providerRow,
  Regulator: regulator,
  RegulatorDraft: regulatorDraft,
  RegulatorRow: regulatorRow,
  RestoredChange: restoredChange,
  Scoring: scoring,
  ScoringCard: scoringCard,
  ScoringDraft: scoringDraft,
  SearchResult: searchResult,
  SheetImport: sheetImport,
  SheetResult: sheetResult,
  SheetRow: sheetRow,
  TopCard: topListEntryCard,
  TopListEntry: topListEntry,
  TopListEntryDraft: topListEntryDraft,
  TopListReorder: topListReorder,
};
