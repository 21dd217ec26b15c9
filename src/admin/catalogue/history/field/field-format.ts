/** The format of each field in the history, in one table so that a field without one doesn't compile. */
import type { BannerDraft } from '#contract/catalogue/banner.ts';
import type { ExclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import type { ProductScore } from '#contract/catalogue/score/product-score.ts';
import type { ScoringDraft } from '#contract/catalogue/score/scoring.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { TermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import type { TopListEntry } from '#contract/catalogue/top-list-entry.ts';
import type { PaymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import type { ProviderDraft } from '#contract/catalogue/vocabulary/provider.ts';
import type { RegulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import type { TranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import type { ContentPageDraft, ContentPageTexts } from '#contract/content/content-page.ts';
import type { RedirectDraft } from '#contract/content/redirect.ts';
import type { ImageDraft } from '#contract/image/image.ts';
import type { MarketDraft } from '#contract/site/market.ts';
import type { SettingsDraft } from '#contract/site/site-settings.ts';
import type { ValueFormat } from './value-format.ts';

/**
 * The untranslated fields of a draft. A field added or renamed in the contract doesn't compile until it has a format.
 */
type Fields<Draft> = Record<
  Exclude<keyof Draft, 'i18n' | 'terms' | 'numbers' | 'facts' | 'score'>,
  ValueFormat
>;
type Texts<Draft extends { i18n: { en: object } }> = Record<keyof Draft['i18n']['en'], ValueFormat>;
export type Formats = Record<string, ValueFormat>;

export const productTexts: Texts<ProductDraft> = {
  name: 'text',
  description: 'text',
  fs_label: 'text',
  freebet_label: 'text',
  pick_reason: 'text',
};

export const product: Fields<ProductDraft> & Formats = {
  slug: 'text',
  rating: 'rating',
  shown_rating: 'rating',
  ref_link: 'text',
  click_parameter: 'text',
  categories: 'categories',
  icon_url: 'image',
  images: 'images',
  markets: 'entries',
};

export const facts: Fields<Omit<ProductFacts, 'game_counts' | 'support'>> & Formats = {
  licences: 'entries',
  payments: 'entries',
  limits: 'entries',
  currencies: 'list',
  languages: 'list',
  support_languages: 'list',
  provider_ids: 'list',
  'game_counts.slots': 'figure',
  'game_counts.table': 'figure',
  'game_counts.live': 'figure',
  'game_counts.other': 'figure',
  'support.channels': 'list',
  'support.hours': 'text',
  owner: 'text',
  established: 'figure',
  closed_regions: 'list',
  source_url: 'text',
  verified_on: 'text',
};

export const score: Fields<ProductScore> = { points: 'entries' };

export const scoreTexts: Texts<ProductScore> = { verdict: 'text', pros: 'list', cons: 'list' };

export const scoring: Fields<ScoringDraft> = { criteria: 'entries' };

export const promotionTexts: Texts<BannerDraft> & Texts<ExclusiveBonusDraft> = {
  title: 'text',
  subtitle: 'text',
  cta_label: 'text',
};

export const promotion: Fields<BannerDraft> & Fields<ExclusiveBonusDraft> = {
  image_url: 'image',
  product_id: 'product',
  link_url: 'text',
  market_code: 'text',
  sort_order: 'figure',
  categories: 'categories',
  is_active: 'active',
  starts_at: 'time',
  ends_at: 'time',
};

export const promoCode: Fields<PromoCodeDraft> = {
  code: 'text',
  market_code: 'text',
  rarity: 'word',
  product_id: 'product',
  ref_link: 'text',
  expires_at: 'time',
  is_active: 'yes-no',
  image_vertical_url: 'image',
  image_horizontal_url: 'image',
};

export const regulator: Fields<RegulatorDraft> = {
  name: 'text',
  country: 'text',
  register_url: 'text',
  complaints_url: 'text',
};

/** The English name isn't translated, so it's among the other fields. */
export const vocabularyTexts: Record<keyof TranslatedNames['tr'], ValueFormat> = { name: 'text' };

export const paymentMethod: Fields<PaymentMethodDraft> = {
  name: 'text',
  kind: 'payment-kind',
  icon_url: 'image',
};

export const provider: Fields<ProviderDraft> = { name: 'text' };

export const marketTexts: Texts<MarketDraft> = {
  name: 'text',
  name_in_sentence: 'text',
  disclosure: 'text',
};

export const market: Fields<Omit<MarketDraft, 'rtp'>> & Formats = {
  code: 'text',
  minimum_age: 'figure',
  parent_code: 'text',
  currency: 'text',
  promotion_allowed: 'yes-no',
  default_language: 'text',
  helplines: 'helplines',
  tools: 'tools',
  rules: 'rules',
  required_licences: 'list',
  max_wagering: 'figure',
  required_terms: 'list',
  'rtp.slots': 'figure',
  'rtp.table': 'figure',
  'rtp.live': 'figure',
  counting: 'word',
  sort_order: 'figure',
  is_active: 'yes-no',
};

export const contentPageTexts: Record<keyof ContentPageTexts, ValueFormat> = {
  title: 'text',
  excerpt: 'text',
  body: 'rich-text',
  publish_at: 'time',
  seo_title: 'text',
  seo_description: 'text',
};

export const contentPage: Fields<ContentPageDraft> = {
  kind: 'word',
  slug: 'text',
  cover: 'image',
  author: 'text',
  product_ids: 'products',
  partner_list: 'text',
  footer_order: 'figure',
};

export const redirect: Fields<RedirectDraft> = { from_path: 'text', to_path: 'text' };

export const settingsTexts: Texts<SettingsDraft> = { footer_note: 'text', announcement: 'text' };

export const settings: Fields<SettingsDraft> = {
  name: 'text',
  telegram_url: 'text',
  social_links: 'links',
  inquiry_email: 'text',
  online_counter: 'word',
  disabled_languages: 'languages',
  theme: 'word',
  accent: 'text',
  logo: 'image',
  logo_light: 'image',
  icon: 'image',
  fact_days: 'figure',
  link_check: 'word',
  announcement_url: 'text',
  starts_at: 'time',
  ends_at: 'time',
};

export const imageTexts: Texts<ImageDraft> = { alt: 'text' };

export const image: Fields<Omit<ImageDraft, 'focal_point'>> & Formats = {
  name: 'text',
  'focal_point.x': 'figure',
  'focal_point.y': 'figure',
};

export const terms: Fields<OfferTerms> = {
  kind: 'word',
  min_deposit: 'text',
  wagering: 'text',
  max_bet: 'text',
  url: 'text',
  last_verified_at: 'text',
};

export const termsTexts: Texts<OfferTerms> = {
  value: 'text',
  eligibility: 'text',
  text: 'text',
};

export const termsNumbers: Record<keyof Omit<TermsNumbers, 'contribution'>, ValueFormat> & Formats =
  {
    percent: 'figure',
    amount: 'figure',
    cap: 'figure',
    currency: 'text',
    free_spins: 'figure',
    spin_value: 'figure',
    one_of: 'yes-no',
    wagering: 'figure',
    wagering_base: 'word',
    'contribution.slots': 'figure',
    'contribution.table': 'figure',
    'contribution.live': 'figure',
    max_bet: 'figure',
    min_deposit: 'figure',
    max_cashout: 'figure',
    days_to_claim: 'figure',
    days_to_use: 'figure',
    min_odds: 'figure',
    sticky: 'yes-no',
  };

export const topListEntry: Fields<Omit<TopListEntry, 'id' | 'product'>> = {
  product_id: 'product',
  market_code: 'text',
  category_id: 'category',
  position: 'figure',
  is_paid: 'yes-no',
  starts_at: 'time',
  ends_at: 'time',
};
