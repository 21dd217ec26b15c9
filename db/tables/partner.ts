import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { OriginDimension } from '#contract/partner/click-dimension.ts';
import type { ClickKind, ClickPlace } from '#contract/partner/click-place.ts';
import type { ConversionEvent, PostbackOutcome } from '#contract/partner/conversion-event.ts';
import type { LinkedKind, LinkState, OfferPlace } from '#contract/partner/link-state.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Flag } from './flag.ts';

/** `clicks` counts each visitor once per day and item; `repeats` counts the further clicks. */
type ClickCounts = { clicks: number; repeats: number };

/** The number of each event, and the amounts of deposits and earnings. */
export type ConversionSums = {
  signups: number;
  deposits: number;
  earnings: number;
  deposited: number;
  earned: number;
};

/** `product_id` is 0 for clicks without a product. */
type ClickedItem = { product_id: number; kind: ClickKind; item_id: number };

type LinkCheckTable = {
  id: GeneratedAlways<number>;
  url_hash: string;
  url: string;
  state: Generated<LinkState>;
  /** Set once webhooks have been notified of the state. */
  is_announced: Generated<Flag>;
  last_checked_at: string | null;
  failing_since: string | null;
  status: number | null;
  error: string | null;
  destination: string | null;
  accepted_destination: string | null;
};

/** A page can have many links, so they are numbered, as in `en 3`. A market's link is stored as in `market US`. */
export type StoredPlace = OfferPlace | `market ${MarketCode}` | `${Language} ${number}`;

type LinkUseTable = { kind: LinkedKind; entity_id: number; place: StoredPlace; link_id: number };

export type PartnerTables = {
  click: ClickedItem &
    ClickPlace & { id: string; at: string; day: string; market_code: MarketCode };
  click_count: ClickedItem & ClickPlace & ClickCounts & { day: string; market_code: MarketCode };
  click_count_by_place: ClickPlace & ClickCounts & { day: string; market_code: MarketCode };
  click_count_by_product: ClickCounts & {
    day: string;
    product_id: number;
    market_code: MarketCode;
  };
  click_count_by_origin: ClickCounts & {
    dimension: OriginDimension;
    day: string;
    value: string;
    product_id: number;
    market_code: MarketCode;
  };
  /** The values counted today, whose number is limited. */
  click_origin_value: { day: string; dimension: OriginDimension; value: string };
  click_salt: { day: string; salt: string };
  click_visitor: { day: string; hash: string };
  /** The key itself is not stored, only its hash. */
  postback_key: { product_id: number; hash: string; created_at: string; created_by: string };
  /** Amounts are in the minor unit of their currency, such as cents. */
  conversion: {
    product_id: number;
    /** Identifies the conversion, so that the parameters a partner sends needn't be stored. */
    hash: string;
    click_day: string;
    currency: string;
    amount: number;
  };
  conversion_count: ClickPlace & {
    day: string;
    product_id: number;
    market_code: MarketCode;
    event: ConversionEvent;
    currency: string;
    conversions: number;
    amount: number;
  };
  /** Totals of `conversion_count`, maintained by triggers. */
  conversion_count_by_place: ClickPlace &
    ConversionSums & { day: string; market_code: MarketCode; currency: string };
  conversion_count_by_product: ConversionSums & {
    day: string;
    product_id: number;
    market_code: MarketCode;
    currency: string;
  };
  /** Recent postbacks of a product: the outcome, event and amount, never the raw parameters. */
  postback: {
    id: Generated<number>;
    product_id: number;
    at: string;
    outcome: PostbackOutcome;
    event: ConversionEvent | null;
    amount: number | null;
    currency: string | null;
    /** Why the postback was refused, as JSON. */
    errors: string | null;
  };
  conversion_import: {
    id: Generated<number>;
    product_id: number;
    at: string;
    actor: string;
    conversions: number;
    undone_at: string | null;
    undone_by: string | null;
  };
  /** The counted rows of an import, kept until its clicks are deleted. */
  conversion_import_row: ClickPlace & {
    import_id: number;
    hash: string;
    day: string;
    market_code: MarketCode;
    event: ConversionEvent;
    currency: string;
    amount: number;
  };
  report_view: {
    id: GeneratedAlways<number>;
    name: string;
    /** JSON. */
    filter: string;
    created_at: string;
    created_by: string;
  };
  link_check: LinkCheckTable;
  link_use: LinkUseTable;
};
