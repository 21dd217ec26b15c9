/** The fields that the history shows for each kind of entity, in the order of its form. */

import type { BannerDraft } from '#contract/catalogue/banner.ts';
import type { ExclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { TermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import type { TopListEntry } from '#contract/catalogue/top-list-entry.ts';
import type { PaymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import type { ProviderDraft } from '#contract/catalogue/vocabulary/provider.ts';
import type { RegulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import type { ContentPageDraft, ContentPageTexts } from '#contract/content/content-page.ts';
import type { RedirectDraft } from '#contract/content/redirect.ts';
import type { ImageDraft } from '#contract/image/image.ts';
import { languages } from '#contract/language.ts';
import type { MarketDraft } from '#contract/site/market.ts';
import type { SettingsDraft } from '#contract/site/site-settings.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { languageName } from '../../format.ts';

export type ValueFormat =
  | 'text'
  | 'rich-text'
  | 'figure'
  | 'rating'
  | 'word'
  | 'payment-kind'
  | 'yes-no'
  | 'active'
  | 'time'
  | 'product'
  | 'products'
  | 'category'
  | 'categories'
  | 'image'
  | 'images'
  | 'helplines'
  | 'rules'
  | 'list'
  | 'links'
  | 'languages';

export type FieldDescription = { path: string; label: string; format: ValueFormat };

/** The untranslated fields of a draft. A field added or renamed in the contract doesn't compile until it has a format. */
type Fields<Draft> = Record<Exclude<keyof Draft, 'i18n' | 'terms' | 'numbers'>, ValueFormat>;
type Texts<Draft extends { i18n: { en: object } }> = Record<keyof Draft['i18n']['en'], ValueFormat>;
type Formats = Record<string, ValueFormat>;

const productTexts: Texts<ProductDraft> = {
  name: 'text',
  description: 'text',
  fs_label: 'text',
  freebet_label: 'text',
  pick_reason: 'text',
};

const product: Fields<ProductDraft> = {
  rating: 'rating',
  ref_link: 'text',
  click_parameter: 'text',
  categories: 'categories',
  icon_url: 'image',
  images: 'images',
};

const promotionTexts: Texts<BannerDraft> & Texts<ExclusiveBonusDraft> = {
  title: 'text',
  subtitle: 'text',
  cta_label: 'text',
};

const promotion: Fields<BannerDraft> & Fields<ExclusiveBonusDraft> = {
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

const promoCode: Fields<PromoCodeDraft> = {
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

const regulator: Fields<RegulatorDraft> = {
  name: 'text',
  country: 'text',
  register_url: 'text',
  complaints_url: 'text',
};

const paymentMethod: Fields<PaymentMethodDraft> = {
  name: 'text',
  kind: 'payment-kind',
  icon_url: 'image',
};

const provider: Fields<ProviderDraft> = { name: 'text' };

const marketTexts: Texts<MarketDraft> = {
  name: 'text',
  name_in_sentence: 'text',
  disclosure: 'text',
};

const market: Fields<MarketDraft> = {
  code: 'text',
  minimum_age: 'figure',
  parent_code: 'text',
  currency: 'text',
  promotion_allowed: 'yes-no',
  default_language: 'text',
  helplines: 'helplines',
  rules: 'rules',
  required_licences: 'list',
  max_wagering: 'figure',
  required_terms: 'list',
  sort_order: 'figure',
  is_active: 'yes-no',
};

const contentPageTexts: Record<keyof ContentPageTexts, ValueFormat> = {
  title: 'text',
  excerpt: 'text',
  body: 'rich-text',
  publish_at: 'time',
  seo_title: 'text',
  seo_description: 'text',
};

const contentPage: Fields<ContentPageDraft> = {
  kind: 'word',
  slug: 'text',
  cover: 'image',
  author: 'text',
  product_ids: 'products',
  footer_order: 'figure',
};

const redirect: Fields<RedirectDraft> = {
  from_path: 'text',
  to_path: 'text',
};

const settingsTexts: Texts<SettingsDraft> = {
  footer_note: 'text',
  announcement: 'text',
};

const settings: Fields<SettingsDraft> = {
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
  announcement_url: 'text',
  starts_at: 'time',
  ends_at: 'time',
};

const imageTexts: Texts<ImageDraft> = { alt: 'text' };

const image: Fields<Omit<ImageDraft, 'focal_point'>> & Formats = {
  name: 'text',
  'focal_point.x': 'figure',
  'focal_point.y': 'figure',
};

const terms: Fields<OfferTerms> = {
  kind: 'word',
  min_deposit: 'text',
  wagering: 'text',
  max_bet: 'text',
  url: 'text',
  last_verified_at: 'text',
};

const termsTexts: Texts<OfferTerms> = {
  value: 'text',
  eligibility: 'text',
  text: 'text',
};

const termsNumbers: Record<keyof Omit<TermsNumbers, 'contribution'>, ValueFormat> & Formats = {
  percent: 'figure',
  amount: 'figure',
  cap: 'figure',
  currency: 'text',
  free_spins: 'figure',
  spin_value: 'figure',
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

const topListEntry: Fields<Omit<TopListEntry, 'id' | 'product'>> = {
  product_id: 'product',
  market_code: 'text',
  category_id: 'category',
  position: 'figure',
  is_paid: 'yes-no',
  starts_at: 'time',
  ends_at: 'time',
};

type Part = {
  labels: keyof AdminTexts['field'];
  inLanguages?: Formats;
  shared: Formats;
  below?: string;
};

const promotionPart: Part = {
  labels: 'promotion',
  inLanguages: promotionTexts,
  shared: promotion,
};
const termsPart: Part = {
  labels: 'terms',
  inLanguages: termsTexts,
  shared: terms,
  below: 'terms.',
};
const termsNumbersPart: Part = {
  labels: 'termsNumbers',
  shared: termsNumbers,
  below: 'terms.numbers.',
};

const parts: Partial<Record<ChangedKind, Part[]>> = {
  product: [{ labels: 'product', inLanguages: productTexts, shared: product }],
  banner: [promotionPart],
  'content-page': [{ labels: 'contentPage', inLanguages: contentPageTexts, shared: contentPage }],
  regulator: [{ labels: 'regulator', shared: regulator }],
  'payment-method': [{ labels: 'paymentMethod', shared: paymentMethod }],
  provider: [{ labels: 'provider', shared: provider }],
  redirect: [{ labels: 'redirect', shared: redirect }],
  market: [{ labels: 'market', inLanguages: marketTexts, shared: market }],
  settings: [{ labels: 'settings', inLanguages: settingsTexts, shared: settings }],
  image: [{ labels: 'image', inLanguages: imageTexts, shared: image }],
  'exclusive-bonus': [promotionPart, termsPart, termsNumbersPart],
  'promo-code': [{ labels: 'promoCode', shared: promoCode }, termsPart, termsNumbersPart],
  'top-list-entry': [{ labels: 'topListEntry', shared: topListEntry }],
};

export type FieldTexts = [fields: AdminTexts['field'], text: AdminTexts['history']];

export function fieldsOf(entity: ChangedKind, ...[fields, text]: FieldTexts): FieldDescription[] {
  return (parts[entity] ?? []).flatMap(({ labels, inLanguages = {}, shared, below = '' }) => {
    const labelOf = (name: string) => (fields[labels] as Record<string, string>)[name] ?? name;
    return [
      ...languages.flatMap((language) =>
        Object.entries(inLanguages).map(([name, format]) => ({
          path: `${below}i18n.${language}.${name}`,
          label: text.inLanguage(languageName(language), labelOf(name)),
          format,
        })),
      ),
      ...Object.entries(shared).map(([name, format]) => ({
        path: below + name,
        label: labelOf(name),
        format,
      })),
    ];
  });
}
