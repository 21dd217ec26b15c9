import { bannerCard } from '#contract/catalogue/banner.ts';
import { bulkChange, bulkDelete, bulkResult } from '#contract/catalogue/bulk.ts';
import { bulkDifference } from '#contract/catalogue/bulk-edit.ts';
import { bulkInputs } from '#contract/catalogue/bulk-input.ts';
import { calendar } from '#contract/catalogue/calendar.ts';
import { category } from '#contract/catalogue/category.ts';
import { dashboard } from '#contract/catalogue/dashboard.ts';
import { exclusiveBonusCard, exclusiveBonusReorder } from '#contract/catalogue/exclusive-bonus.ts';
import { fullChange, listedChange, restoredChange } from '#contract/catalogue/history/change.ts';
import { layout, pageBlock, pageBlockSort } from '#contract/catalogue/page-block.ts';
import {
  listedProductCard,
  productCard,
  productImage,
  productPage,
  productReorder,
  productTexts,
} from '#contract/catalogue/product.ts';
import { promoCodeCard, promoCodeVotes } from '#contract/catalogue/promo-code.ts';
import { scoringCard } from '#contract/catalogue/score/scoring.ts';
import { searchResult } from '#contract/catalogue/search/search.ts';
import { sheetImport, sheetResult, sheetRow } from '#contract/catalogue/sheet/sheet.ts';
import { offerTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import { termsNumbersFields } from '#contract/catalogue/terms/terms-numbers.ts';
import { topListEntryCard, topListReorder } from '#contract/catalogue/top-list-entry.ts';
import { redirectImport } from '#contract/content/redirect-import.ts';

const found = searchResult.shape.results.shape;

export const catalogueComponents = {
  BannerCard: bannerCard,
  BonusCard: exclusiveBonusCard,
  BulkChange: bulkChange,
  BulkDelete: bulkDelete,
  BulkDifference: bulkDifference,
  BulkResult: bulkResult,
  BannerBulk: bulkInputs.banner,
  ExclusiveBonusBulk: bulkInputs['exclusive-bonus'],
  ProductBulk: bulkInputs.product,
  PromoCodeBulk: bulkInputs['promo-code'],
  TopListEntryBulk: bulkInputs['top-list-entry'],
  Calendar: calendar,
  Category: category,
  Change: fullChange,
  ChangeRow: listedChange,
  Dashboard: dashboard,
  ExclusiveBonusReorder: exclusiveBonusReorder,
  FoundBonus: found.bonuses.element,
  FoundProduct: found.products.element,
  FoundPromoCode: found.promocodes.element,
  Layout: layout,
  OfferTerms: offerTermsCard,
  TermsNumbers: termsNumbersFields,
  PageBlock: pageBlock,
  PageBlockSort: pageBlockSort,
  ProductCard: productCard,
  ListedProductCard: listedProductCard,
  ProductImage: productImage,
  ProductPage: productPage,
  ProductReorder: productReorder,
  ProductTexts: productTexts,
  PromoCodeVotes: promoCodeVotes,
  PromoCodeCard: promoCodeCard,
  RestoredChange: restoredChange,
  ScoringCard: scoringCard,
  SearchResult: searchResult,
  RedirectImport: redirectImport,
  SheetImport: sheetImport,
  SheetResult: sheetResult,
  SheetRow: sheetRow,
  TopCard: topListEntryCard,
  TopListReorder: topListReorder,
};
