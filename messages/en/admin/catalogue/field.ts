/** The field labels of all forms and of the history, in one table so that a field has the same label in both. */
import type { BannerDraft } from '#contract/catalogue/banner.ts';
import type { ExclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import type { ProductScore } from '#contract/catalogue/score/product-score.ts';
import type { ScoringDraft } from '#contract/catalogue/score/scoring.ts';
import type { CostGame } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { contributionGames, TermsNumber } from '#contract/catalogue/terms/terms-numbers.ts';
import type { TopListEntry } from '#contract/catalogue/top-list-entry.ts';
import type { PaymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import type { ProviderDraft } from '#contract/catalogue/vocabulary/provider.ts';
import type { RegulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import type { ContentPageDraft } from '#contract/content/content-page.ts';
import type { RedirectDraft } from '#contract/content/redirect.ts';
import type { ImageDraft } from '#contract/image/image.ts';
import type { MarketDraft } from '#contract/site/market.ts';
import type { SettingsDraft } from '#contract/site/site-settings.ts';

type Own<Draft> = Exclude<keyof Draft, 'i18n' | 'terms' | 'numbers' | 'facts' | 'score'>;
type InLanguages<Draft extends { i18n: { en: object } }> = keyof Draft['i18n']['en'];

type TermsNumberLabel =
  | Exclude<TermsNumber, 'contribution'>
  | `contribution.${(typeof contributionGames)[number]}`;

type FactLabel =
  | Exclude<keyof ProductFacts, 'game_counts' | 'support'>
  | `game_counts.${keyof ProductFacts['game_counts']}`
  | `support.${keyof ProductFacts['support']}`;

/** Makes the compiler require a label for every field of the contract. */
type Labels<Draft extends { i18n: { en: object } }> = Record<
  Own<Draft> | InLanguages<Draft>,
  string
>;

const product: Labels<ProductDraft> & Record<'shown_rating', string> = {
  name: 'Name',
  slug: 'Slug',
  description: 'Description',
  fs_label: 'Free spins label',
  freebet_label: 'Free bet label',
  pick_reason: 'Why we pick it',
  rating: 'Rating',
  shown_rating: 'Shown rating',
  ref_link: 'Referral link',
  click_parameter: 'Click parameter',
  categories: 'Categories',
  icon_url: 'Logo',
  images: 'Images',
  markets: 'Markets',
};

const facts: Record<FactLabel, string> = {
  licences: 'Licences',
  payments: 'Payments',
  limits: 'Limits',
  currencies: 'Currencies',
  languages: 'Languages',
  support_languages: 'Support languages',
  provider_ids: 'Game providers',
  'game_counts.slots': 'Slots',
  'game_counts.table': 'Table games',
  'game_counts.live': 'Live games',
  'game_counts.other': 'Other games',
  'support.channels': 'Support channels',
  'support.hours': 'Support hours',
  owner: 'Owner',
  established: 'Founded',
  closed_regions: 'Closed regions',
  source_url: 'Source',
  verified_on: 'Last checked',
};

const score: Labels<ProductScore> = {
  points: 'Points',
  verdict: 'Verdict',
  pros: 'Pros',
  cons: 'Cons',
};

const scoring: Record<Own<ScoringDraft>, string> = { criteria: 'Criteria' };

const promotion: Labels<BannerDraft> & Labels<ExclusiveBonusDraft> = {
  title: 'Title',
  subtitle: 'Subtitle',
  cta_label: 'Button',
  image_url: 'Image',
  product_id: 'Product',
  link_url: 'Link',
  market_code: 'Market',
  sort_order: 'Sort order',
  categories: 'Categories',
  is_active: 'Active',
  starts_at: 'Starts at',
  ends_at: 'Ends at',
};

const promoCode: Record<Own<PromoCodeDraft>, string> = {
  code: 'Code',
  market_code: 'Market',
  rarity: 'Rarity',
  product_id: 'Product',
  ref_link: 'Referral link',
  expires_at: 'Expires at',
  is_active: 'Visible in listings',
  image_vertical_url: 'Vertical image',
  image_horizontal_url: 'Horizontal image',
};

const market: Labels<Omit<MarketDraft, 'rtp'>> & Record<`rtp.${CostGame}`, string> = {
  name: 'Name',
  name_in_sentence: 'Name in a sentence',
  disclosure: 'Disclosure',
  code: 'Code',
  minimum_age: 'Minimum age',
  parent_code: 'Country',
  currency: 'Currency',
  promotion_allowed: 'Promotion allowed',
  default_language: 'Default language',
  helplines: 'Helplines',
  tools: 'Self-exclusion tools',
  rules: 'Rules',
  required_licences: 'Required licences',
  max_wagering: 'Maximum wagering',
  required_terms: 'Required terms',
  'rtp.slots': 'RTP of slots',
  'rtp.table': 'RTP of table games',
  'rtp.live': 'RTP of live games',
  counting: 'Counting visits',
  sort_order: 'Sort order',
  is_active: 'Active',
};

const regulator: Record<Own<RegulatorDraft>, string> = {
  name: 'Name',
  country: 'Country',
  register_url: 'Licence register',
  complaints_url: 'Complaints',
};

const paymentMethod: Record<Own<PaymentMethodDraft>, string> = {
  name: 'Name',
  kind: 'Type',
  icon_url: 'Icon',
};

const provider: Record<Own<ProviderDraft>, string> = { name: 'Name' };

const contentPage: Labels<ContentPageDraft> = {
  title: 'Title',
  excerpt: 'Excerpt',
  body: 'Text',
  publish_at: 'Publish at',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  kind: 'Kind',
  slug: 'URL slug',
  cover: 'Cover',
  author: 'Author',
  product_ids: 'Related partners',
  partner_list: 'List of partners',
  footer_order: 'Position in the footer',
};

const redirect: Record<Own<RedirectDraft>, string> = {
  from_path: 'Old path',
  to_path: 'New path',
};

const settings: Labels<SettingsDraft> = {
  footer_note: 'Footer note',
  announcement: 'Announcement',
  name: 'Name',
  telegram_url: 'Telegram',
  social_links: 'Other networks',
  inquiry_email: 'Email for inquiries',
  online_counter: 'Online counter',
  disabled_languages: 'Disabled languages',
  theme: 'Theme',
  accent: 'Accent color',
  logo: 'Logo',
  logo_light: 'Logo for light pages',
  icon: 'Icon',
  fact_days: 'Days until facts are out of date',
  link_check: 'Nightly link check',
  announcement_url: 'Announcement link',
  starts_at: 'Starts at',
  ends_at: 'Ends at',
};

const image: Labels<Omit<ImageDraft, 'focal_point'>> & Record<`focal_point.${'x' | 'y'}`, string> =
  {
    alt: 'Alternative text',
    name: 'Name',
    'focal_point.x': 'Focal point from the left, in percent',
    'focal_point.y': 'Focal point from the top, in percent',
  };

const terms: Labels<OfferTerms> = {
  value: 'Value',
  eligibility: 'Eligibility',
  text: 'Terms',
  kind: 'Offer type',
  min_deposit: 'Minimum deposit',
  wagering: 'Wagering',
  max_bet: 'Maximum bet',
  url: 'Link to the terms',
  last_verified_at: 'Terms verified on',
};

const termsNumbers: Record<TermsNumberLabel, string> = {
  percent: 'Match (%)',
  amount: 'Bonus amount',
  cap: 'Bonus cap',
  currency: 'Currency',
  free_spins: 'Free spins',
  spin_value: 'Value per spin',
  one_of: 'Spins or money, not both',
  wagering: 'Wagering (×)',
  wagering_base: 'Wagering applies to',
  'contribution.slots': 'Slots contribution (%)',
  'contribution.table': 'Table games contribution (%)',
  'contribution.live': 'Live games contribution (%)',
  max_bet: 'Maximum bet amount',
  min_deposit: 'Minimum deposit amount',
  max_cashout: 'Maximum cashout',
  days_to_claim: 'Days to claim',
  days_to_use: 'Days to use',
  min_odds: 'Minimum odds',
  sticky: 'Sticky bonus',
};

const topListEntry: Record<Exclude<keyof TopListEntry, 'id' | 'product'>, string> = {
  product_id: 'Product',
  market_code: 'Market',
  category_id: 'Category',
  position: 'Position',
  is_paid: 'Paid placement',
  starts_at: 'Starts at',
  ends_at: 'Ends at',
};

export const texts = {
  contentPage,
  facts,
  image,
  market,
  paymentMethod,
  product,
  promoCode,
  promotion,
  provider,
  redirect,
  regulator,
  score,
  scoring,
  settings,
  terms,
  termsNumbers,
  topListEntry,
};
