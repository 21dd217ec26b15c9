/** The names under which clients that are generated from the description know the entities. */
import { z } from 'zod';
import { banner, bannerCard, bannerDraft } from '#contract/banner.ts';
import { bulkChange, bulkDelete, bulkResult } from '#contract/bulk.ts';
import { category } from '#contract/category.ts';
import { listedChange, restoredChange, wholeChange } from '#contract/change.ts';
import { dashboard } from '#contract/dashboard.ts';
import {
  bonusCard,
  exclusiveBonus,
  exclusiveBonusDraft,
  exclusiveBonusReorder,
} from '#contract/exclusive-bonus.ts';
import { health } from '#contract/health.ts';
import {
  applicationDraft,
  inquiry,
  inquiryDraft,
  inquiryMark,
  inquiryReceipt,
  inquiryRow,
  messageDraft,
} from '#contract/inquiry.ts';
import { missedSearch } from '#contract/missed-search.ts';
import { layout, pageBlock, pageBlockSort } from '#contract/page-block.ts';
import {
  product,
  productCard,
  productDraft,
  productImage,
  productPage,
  productReorder,
  productRow,
  productTexts,
} from '#contract/product.ts';
import { promoCode, promoCodeCard, promoCodeDraft } from '#contract/promo-code.ts';
import { searchResult } from '#contract/search.ts';
import { session } from '#contract/session.ts';
import { sheetImport, sheetResult, sheetRow } from '#contract/sheet.ts';
import {
  topCard,
  topListEntry,
  topListEntryDraft,
  topListReorder,
} from '#contract/top-list-entry.ts';
import { problem } from './schema.ts';
import { uploaded, uploadForm } from './uploads.ts';

const found = searchResult.shape.results.shape;

const entities = {
  ApplicationDraft: applicationDraft,
  Banner: banner,
  BannerCard: bannerCard,
  BannerDraft: bannerDraft,
  BonusCard: bonusCard,
  BulkChange: bulkChange,
  BulkDelete: bulkDelete,
  BulkResult: bulkResult,
  Category: category,
  Change: wholeChange,
  ChangeRow: listedChange,
  Dashboard: dashboard,
  ExclusiveBonus: exclusiveBonus,
  ExclusiveBonusDraft: exclusiveBonusDraft,
  ExclusiveBonusReorder: exclusiveBonusReorder,
  FoundBonus: found.bonuses.element,
  FoundProduct: found.products.element,
  FoundPromoCode: found.promocodes.element,
  Health: health,
  Inquiry: inquiry,
  InquiryDraft: inquiryDraft,
  InquiryMark: inquiryMark,
  InquiryReceipt: inquiryReceipt,
  InquiryRow: inquiryRow,
  Layout: layout,
  MessageDraft: messageDraft,
  MissedSearch: missedSearch,
  PageBlock: pageBlock,
  PageBlockSort: pageBlockSort,
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
  PromoCodeCard: promoCodeCard,
  PromoCodeDraft: promoCodeDraft,
  RestoredChange: restoredChange,
  SearchResult: searchResult,
  Session: session,
  SheetImport: sheetImport,
  SheetResult: sheetResult,
  SheetRow: sheetRow,
  TopCard: topCard,
  TopListEntry: topListEntry,
  TopListEntryDraft: topListEntryDraft,
  TopListReorder: topListReorder,
  Upload: uploaded,
  UploadForm: uploadForm,
};

type Meta = { id?: string | undefined; [key: string]: unknown };

/** Apart from zod's own registry: in development the contract is loaded twice, and a name may be given once. */
export const components = z.registry<Meta>();
for (const [id, schema] of Object.entries(entities)) components.add(schema, { id });
