/** The fields that the history shows of each kind, in the order and with the labels of its form. */

import type { BannerDraft } from '#contract/catalogue/banner.ts';
import type { ExclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import type { MarketDraft } from '#contract/catalogue/market.ts';
import type { OfferTerms } from '#contract/catalogue/offer-terms.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import type { TopListEntry } from '#contract/catalogue/top-list-entry.ts';
import type { ChangedKind } from '#contract/change-log-kind.ts';
import { languageFacts } from '#contract/language.ts';

export type ValueFormat =
  | 'text'
  | 'figure'
  | 'rating'
  | 'word'
  | 'yes-no'
  | 'active'
  | 'time'
  | 'product'
  | 'category'
  | 'categories'
  | 'image'
  | 'images'
  | 'helplines';

export type FieldDescription = { path: string; label: string; format: ValueFormat };

type LabelAndFormat = readonly [label: string, format: ValueFormat];

/** The fields of a draft without its texts. A field that the contract adds or renames does not compile without its label. */
type Fields<Draft> = Record<Exclude<keyof Draft, 'i18n' | 'terms'>, LabelAndFormat>;
type Texts<Draft extends { i18n: { en: object } }> = Record<keyof Draft['i18n']['en'], string>;

const describeFields = (fields: Record<string, LabelAndFormat>): FieldDescription[] =>
  Object.entries(fields).map(([path, [label, format]]) => ({ path, label, format }));

const describeTexts = (texts: Record<string, string>): FieldDescription[] =>
  Object.entries(languageFacts).flatMap(([language, { englishName }]) =>
    Object.entries(texts).map(([name, label]) => ({
      path: `i18n.${language}.${name}`,
      label: `${englishName}: ${label}`,
      format: 'text' as const,
    })),
  );

const productTexts: Texts<ProductDraft> = {
  name: 'Name',
  description: 'Description',
  fs_label: 'Free spins label',
  freebet_label: 'Free bet label',
};

const product: Fields<ProductDraft> = {
  rating: ['Rating', 'rating'],
  ref_link: ['Referral link', 'text'],
  click_parameter: ['Click parameter', 'text'],
  categories: ['Categories', 'categories'],
  icon_url: ['Logo', 'image'],
  images: ['Images', 'images'],
};

const promotionTexts: Texts<BannerDraft> & Texts<ExclusiveBonusDraft> = {
  title: 'Title',
  subtitle: 'Subtitle',
  cta_label: 'Button',
};

const promotion: Fields<BannerDraft> & Fields<ExclusiveBonusDraft> = {
  image_url: ['Image', 'image'],
  product_id: ['Product', 'product'],
  link_url: ['Link', 'text'],
  market_code: ['Market', 'text'],
  sort_order: ['Sort order', 'figure'],
  categories: ['Categories', 'categories'],
  is_active: ['Active', 'active'],
  starts_at: ['Starts at', 'time'],
  ends_at: ['Ends at', 'time'],
};

const promoCode: Fields<PromoCodeDraft> = {
  code: ['Code', 'text'],
  market_code: ['Market', 'text'],
  rarity: ['Rarity', 'word'],
  product_id: ['Product', 'product'],
  ref_link: ['Referral link', 'text'],
  expires_at: ['Expires at', 'time'],
  is_active: ['Visible in listings', 'yes-no'],
  image_vertical_url: ['Vertical image', 'image'],
  image_horizontal_url: ['Horizontal image', 'image'],
};

const marketTexts: Texts<MarketDraft> = {
  name: 'Name',
  name_in_sentence: 'Name in a sentence',
  disclosure: 'Disclosure',
};

const market: Fields<MarketDraft> = {
  code: ['Code', 'text'],
  minimum_age: ['Minimum age', 'figure'],
  currency: ['Currency', 'text'],
  promotion_allowed: ['Promotion allowed', 'yes-no'],
  default_language: ['Default language', 'text'],
  helplines: ['Helplines', 'helplines'],
  sort_order: ['Sort order', 'figure'],
  is_active: ['Active', 'yes-no'],
};

const terms: Fields<OfferTerms> = {
  kind: ['Kind of offer', 'word'],
  min_deposit: ['Minimum deposit', 'text'],
  wagering: ['Wagering', 'text'],
  max_bet: ['Maximum bet', 'text'],
  url: ['Link to the terms', 'text'],
  last_verified_at: ['Terms verified on', 'text'],
};

const termsTexts: Texts<OfferTerms> = {
  value: 'Value',
  eligibility: 'For whom',
  text: 'Terms',
};

const termsFields = [...describeTexts(termsTexts), ...describeFields(terms)].map((field) => ({
  ...field,
  path: `terms.${field.path}`,
}));

const topListEntry: Fields<Omit<TopListEntry, 'id' | 'product'>> = {
  product_id: ['Product', 'product'],
  market_code: ['Market', 'text'],
  category_id: ['Category', 'category'],
  position: ['Position', 'figure'],
  starts_at: ['Starts at', 'time'],
  ends_at: ['Ends at', 'time'],
};

const promotionFields = [...describeTexts(promotionTexts), ...describeFields(promotion)];

export const fieldDescriptions: Partial<Record<ChangedKind, FieldDescription[]>> = {
  product: [...describeTexts(productTexts), ...describeFields(product)],
  banner: promotionFields,
  market: [...describeTexts(marketTexts), ...describeFields(market)],
  'exclusive-bonus': [...promotionFields, ...termsFields],
  'promo-code': [...describeFields(promoCode), ...termsFields],
  'top-list-entry': describeFields(topListEntry),
};
