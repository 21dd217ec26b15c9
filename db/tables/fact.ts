import type { Availability } from '#contract/catalogue/fact/availability.ts';
import type { Licence, Payment } from '#contract/catalogue/fact/product-facts.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';

type OfProduct = { product_id: number };
type Checked = { source_url: string | null; verified_on: string | null };

type ProductMarketTable = OfProduct & {
  market_code: MarketCode;
  place: number;
  /** Null if the row only exists because the partner's facts list the market as closed. */
  availability: Availability | null;
  /** Also set for regions that the facts list as closed. */
  state: Availability;
  ref_link: string | null;
  licence_id: number | null;
};

type ProductMarketTranslationTable = OfProduct & {
  market_code: MarketCode;
  lang: Language;
  fs_label: string | null;
  freebet_label: string | null;
};

type ProductLicenceTable = OfProduct &
  Checked & {
    /** Unique within the product. */
    id: number;
    place: number;
    regulator_id: number;
    number: string | null;
    holder: string | null;
    register_url: string | null;
    state: Licence['state'];
    /** Codes between spaces, such as ` US CA-ON `; empty if the licence covers all markets. */
    markets: string;
    valid_until: string | null;
  };

type ProductPaymentTable = OfProduct &
  Checked & {
    place: number;
    method_id: number;
    market_code: MarketCode | null;
    direction: Payment['direction'];
    min: number | null;
    max: number | null;
    currency: string | null;
    fee: string | null;
    fee_amount: number | null;
    fee_percent: number | null;
    hours_min: number | null;
    hours_max: number | null;
  };

/** All other facts as JSON: they are always read and written together. */
type ProductFactTable = OfProduct & {
  facts: string;
  /** The day of the oldest check of any fact; empty if one was never checked. */
  oldest_check: string;
};

export type FactTables = {
  product_market: ProductMarketTable;
  product_market_translation: ProductMarketTranslationTable;
  product_licence: ProductLicenceTable;
  product_payment: ProductPaymentTable;
  product_provider: OfProduct & { place: number; provider_id: number };
  product_fact: ProductFactTable;
};
