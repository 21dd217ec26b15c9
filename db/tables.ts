import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#contract/admin/role.ts';
import type { WebhookState } from '#contract/admin/webhook.ts';
import type { BlockKey } from '#contract/catalogue/page-block.ts';
import type { Rarity } from '#contract/catalogue/promo-code.ts';
import type { Section } from '#contract/catalogue/section.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/market.ts';
import type { ClickKind, ClickPlace } from '#contract/visitor/click-place.ts';
import type { InquiryKind } from '#contract/visitor/inquiry-rule.ts';
import type { SavedKind } from '#contract/visitor/saved-offer.ts';

type Flag = 0 | 1;

type CategoryTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name_en: string;
};

/** The names beside the English one. */
type CategoryTranslationTable = {
  category_id: number;
  lang: Language;
  name: string;
};

/** The helplines are JSON: they are read and written with their market alone. */
type MarketTable = {
  id: Generated<number>;
  code: MarketCode;
  minimum_age: number;
  currency: string;
  promotion_allowed: Flag;
  default_language: Language;
  helplines: string;
  sort_order: number;
  is_active: Flag;
};

type MarketTranslationTable = {
  market_id: number;
  lang: Language;
  name: string | null;
  name_in_sentence: string | null;
  disclosure: string | null;
};

type ProductTable = {
  id: Generated<number>;
  icon_url: string | null;
  rating: number | null;
  ref_link: string | null;
  /** The name of the parameter that carries the click id to the partner. */
  click_parameter: Generated<string | null>;
};

type ProductTranslationTable = {
  product_id: number;
  lang: Language;
  name: string | null;
  name_key: string | null;
  description: string | null;
  fs_label: string | null;
  freebet_label: string | null;
};

type ProductRankingTable = {
  product_id: number;
  lang: Language;
  rating_rank: number;
  name_key: string;
};

type ProductImageTable = {
  product_id: number;
  place: number;
  image_url: string;
  sort_order: number;
};

type ProductCategoryTable = {
  product_id: number;
  category_id: number;
  position: number;
};

type Scheduled = {
  starts_at: Generated<string | null>;
  ends_at: Generated<string | null>;
  /** The start and the end as instants, in seconds. */
  live_from: Generated<number | null>;
  live_until: Generated<number | null>;
};

type PromotionTable = Scheduled & {
  id: Generated<number>;
  image_url: string;
  link_url: string | null;
  market_code: MarketCode;
  product_id: number | null;
  sort_order: number;
  is_active: Flag;
};

type ExclusiveBonusTable = PromotionTable & { terms: Generated<string | null> };

type PromotionTranslation = {
  lang: Language;
  title: string | null;
  subtitle: string | null;
  cta_label: string | null;
};

type TopListEntryTable = Scheduled & {
  id: Generated<number>;
  product_id: number;
  market_code: MarketCode;
  category_id: number;
  position: number;
};

type PageBlockTable = {
  id: GeneratedAlways<number>;
  page: Section;
  block_key: BlockKey;
  sort_order: number;
  hidden: Generated<Flag>;
};

type PromoCodeTable = {
  id: Generated<number>;
  code: string;
  code_key: string;
  market_code: MarketCode;
  rarity: Rarity;
  ref_link: string | null;
  expires_at: string | null;
  ends_at: number | null;
  image_vertical_url: string | null;
  image_horizontal_url: string | null;
  is_active: Flag;
  product_id: number | null;
  terms: Generated<string | null>;
};

type InquiryTable = {
  id: GeneratedAlways<number>;
  kind: InquiryKind;
  sent_at: ColumnType<string, never, never>;
  is_read: Generated<Flag>;
  name: string | null;
  email: string;
  company: string | null;
  website: string | null;
  markets: string;
  subject: string | null;
  message: string;
  search_key: string;
};

type ChangeTable = {
  seq: GeneratedAlways<number>;
  at: ColumnType<string, never, never>;
  actor: string;
  action: string;
  entity: string;
  entity_id: number;
  snapshot: string;
  /** It is null in changes that were logged before there were summaries. */
  summary: string | null;
};

/** A trigger counts the changes of each kind. */
type ChangeCountTable = { entity: string; changes: number };

type MissedSearchTable = {
  day: string;
  lang: Language;
  market_code: MarketCode;
  query: string;
  searches: number;
};

/** Times of the visitors' tables are written as ISO texts, by better-auth in the first four. */
type Dated = { created_at: string; updated_at: string };

type VisitorTable = Dated & {
  id: string;
  name: string;
  email: string;
  email_verified: Flag;
  image: string | null;
};

type VisitorSessionTable = Dated & {
  id: string;
  token: string;
  visitor_id: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
};

type VisitorCredentialTable = Dated & {
  id: string;
  visitor_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
};

type VisitorVerificationTable = Dated & {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
};

type SavedOfferTable = {
  visitor_id: string;
  kind: SavedKind;
  item_id: number;
  saved_at: Generated<string>;
};

type CopiedCodeTable = {
  visitor_id: string;
  promo_code_id: number;
  copied_at: Generated<string>;
};

type SettingTable = {
  key: string;
  value: string;
};

type PageFileTable = {
  name: string;
  encoding: 'br' | null;
  content: string;
  used_at: string;
};

/** The token itself is not stored, only its hash. */
type AdminTokenTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_key: string;
  role: Role;
  hash: string;
  created_at: ColumnType<string, never, never>;
  created_by: string;
  last_used_at: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
};

/** Times are in milliseconds since 1970, by the clock of the database. */
type LeaseTable = { name: string; holder: string; expires_at: number };

/** `times` are the last acts under the key, oldest first, with thirteen digits for each. */
type RateLimitTable = { key: string; times: string; expires_at: number };

/** The secret stays readable, because each request is signed with it. */
type WebhookTable = {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  /** Their names with a space between them; none means all. */
  kinds: string;
  secret: string;
  /** The `seq` of the last change that was sent or passed over. */
  cursor: number;
  state: WebhookState;
  attempts: Generated<number>;
  failing_since: string | null;
  next_attempt_at: string | null;
  last_success_at: string | null;
  last_status: number | null;
  last_error: string | null;
  created_at: ColumnType<string, never, never>;
};

type UnusedImageTable = { image: string; since: string };

type OnlineCountTable = { process: string; visitors: number; expires_at: number };

/** `clicks` counts each visitor once a day for each thing, and `repeats` counts the clicks after that. */
type ClickCounts = { clicks: number; repeats: number };

/** Clicks without a product have 0 in its place, and those without a position too. */
type ClickedItem = { product_id: number; kind: ClickKind; item_id: number };

export type Database = {
  category: CategoryTable;
  category_translation: CategoryTranslationTable;
  market: MarketTable;
  market_translation: MarketTranslationTable;
  product: ProductTable;
  product_translation: ProductTranslationTable;
  product_ranking: ProductRankingTable;
  product_image: ProductImageTable;
  product_category: ProductCategoryTable;
  banner: PromotionTable;
  banner_translation: PromotionTranslation & { banner_id: number };
  banner_category: { banner_id: number; category_id: number };
  exclusive_bonus: ExclusiveBonusTable;
  exclusive_bonus_translation: PromotionTranslation & { exclusive_bonus_id: number };
  exclusive_bonus_category: { exclusive_bonus_id: number; category_id: number };
  top_list_entry: TopListEntryTable;
  page_block: PageBlockTable;
  promo_code: PromoCodeTable;
  inquiry: InquiryTable;
  change: ChangeTable;
  change_count: ChangeCountTable;
  missed_search: MissedSearchTable;
  admin_token: AdminTokenTable;
  setting: SettingTable;
  click: ClickedItem &
    ClickPlace & { id: string; at: string; day: string; market_code: MarketCode };
  click_count: ClickedItem & ClickPlace & ClickCounts & { day: string; market_code: MarketCode };
  click_count_by_place: ClickPlace & ClickCounts & { day: string; market_code: MarketCode };
  click_count_by_product: ClickCounts & {
    day: string;
    product_id: number;
    market_code: MarketCode;
  };
  click_salt: { day: string; salt: string };
  click_visitor: { day: string; hash: string };
  page_file: PageFileTable;
  lease: LeaseTable;
  rate_limit: RateLimitTable;
  online_count: OnlineCountTable;
  webhook: WebhookTable;
  unused_image: UnusedImageTable;
  visitor: VisitorTable;
  visitor_session: VisitorSessionTable;
  visitor_credential: VisitorCredentialTable;
  visitor_verification: VisitorVerificationTable;
  saved_offer: SavedOfferTable;
  copied_code: CopiedCodeTable;
};
