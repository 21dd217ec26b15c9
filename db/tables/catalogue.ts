import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { BlockKey } from '#contract/catalogue/page-block.ts';
import type { Rarity } from '#contract/catalogue/promo-code.ts';
import type { Section } from '#contract/catalogue/section.ts';
import type { PaymentKind } from '#contract/catalogue/vocabulary/payment-method.ts';
import type { Language, OtherLanguage } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Flag } from './flag.ts';

type CategoryTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name_en: string;
};

/** Names in languages other than English. */
type CategoryTranslationTable = {
  category_id: number;
  lang: Language;
  name: string;
};

type ProductTable = {
  id: Generated<number>;
  icon_url: string | null;
  rating: number | null;
  ref_link: string | null;
  /** The query parameter that passes the click id to the partner. */
  click_parameter: Generated<string | null>;
  /** Null only if a process of an earlier version wrote the row. */
  slug: Generated<string | null>;
};

/** Every slug that leads to an entry, including those that it had before. */
type SlugTable = {
  kind: 'product';
  slug: string;
  entity_id: number;
  since: string;
};

type ProductTranslationTable = {
  product_id: number;
  lang: Language;
  name: string | null;
  name_key: string | null;
  description: string | null;
  fs_label: string | null;
  freebet_label: string | null;
  pick_reason: string | null;
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

export type Scheduled = {
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

type Termed = {
  terms: Generated<string | null>;
  /** The number in the terms, so that SQL can compare it. */
  wagering: Generated<number | null>;
  /** The names of the filled terms, each with a space before and after it. */
  filled_terms: Generated<string>;
};

type ExclusiveBonusTable = PromotionTable & Termed;

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
  is_paid: Generated<Flag>;
};

type PageBlockTable = {
  id: GeneratedAlways<number>;
  page: Section;
  block_key: BlockKey;
  sort_order: number;
  hidden: Generated<Flag>;
};

type PromoCodeTable = Termed & {
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
};

/** JSON that only db/history/seen-terms-history.ts reads and writes. */
type SeenStates = { states: string };

/** Rows that the facts of products refer to. `name_key` is the name normalized for comparison. */
type VocabularyTable = { id: Generated<number>; name: string; name_key: string };

type RegulatorTable = VocabularyTable & {
  country: string | null;
  register_url: string | null;
  complaints_url: string | null;
};

/** Its names in other languages are JSON. */
type TranslatedVocabularyTable = VocabularyTable & { i18n: Generated<string> };

type PaymentMethodTable = TranslatedVocabularyTable & {
  kind: PaymentKind;
  icon_url: string | null;
};

type ChangeTable = {
  seq: GeneratedAlways<number>;
  at: ColumnType<string, never, never>;
  actor: string;
  action: string;
  entity: string;
  entity_id: number;
  snapshot: string;
  /** Null in changes logged before summaries existed. */
  summary: string | null;
  /** Shared by the changes of a transaction. Null in changes logged before groups existed. */
  log_group: string | null;
};

/** Changes per kind, counted by a trigger. */
type ChangeCountTable = { entity: string; changes: number };

/** Hashes of the words in the default language. */
type TranslationMarkTable = {
  kind: EntityKind;
  entity_id: number;
  language: OtherLanguage;
  field: string;
  /** The words that were translated. */
  source_hash: string;
  current_hash: string;
  /** The words for which an editor found the translation still good. */
  dismissed_hash: string | null;
  /** Null if it was translated before there were marks. */
  by: string | null;
};

export type CatalogueTables = {
  change: ChangeTable;
  change_count: ChangeCountTable;
  category: CategoryTable;
  category_translation: CategoryTranslationTable;
  product: ProductTable;
  slug: SlugTable;
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
  exclusive_bonus_seen: SeenStates & { exclusive_bonus_id: number };
  top_list_entry: TopListEntryTable;
  page_block: PageBlockTable;
  promo_code: PromoCodeTable;
  promo_code_seen: SeenStates & { promo_code_id: number };
  translation_mark: TranslationMarkTable;
  regulator: RegulatorTable;
  payment_method: PaymentMethodTable;
  provider: TranslatedVocabularyTable;
};
