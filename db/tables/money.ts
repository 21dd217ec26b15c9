import type { ColumnType, Generated } from 'kysely';
import type { DealKind } from '#contract/money/deal.ts';
import type { MoneyAction, MoneyKind } from '#contract/money/money-change.ts';
import type { StatFigure } from '#contract/money/stat-row.ts';
import type { Flag } from './flag.ts';

type Created = { id: Generated<number>; created_at: ColumnType<string, never, never> };

/** In minor units of the row's currency, except for the counts. */
export type StatFigures = Record<StatFigure, number>;

/** `product_id` and `campaign_id` are 0, and `market` is empty, if the programme doesn't say. */
export type StoredStatKey = {
  programme_id: number;
  day: string;
  product_id: number;
  campaign_id: number;
  market: string;
  currency: string;
};

export type MoneyTables = {
  programme: Created & {
    name: string;
    name_key: string;
    platform: string;
    base_currency: string;
    time_zone: string;
    pays_on: number | null;
    contact: string | null;
    note: string | null;
  };
  programme_product: { product_id: number; programme_id: number };
  deal: Created & {
    programme_id: number;
    product_id: number | null;
    market_code: string | null;
    kind: DealKind;
    currency: string;
    from_day: string;
    to_day: string | null;
    /** JSON: everything about the deal that isn't a column. */
    terms: string;
    document_id: number | null;
  };
  stat_source: Created & {
    programme_id: number;
    name: string;
    /** JSON, like the address, the names of the headers and the warnings. */
    shape: string;
    address: string | null;
    is_nightly: Flag;
    header_names: string;
    /** The headers and the secret of the address, encrypted. */
    secrets: string | null;
    last_fetched_at: string | null;
    last_error: string | null;
    /** Oddities of the last figures, such as days without any. */
    warnings: string;
  };
  programme_campaign: Created & { programme_id: number; name: string };
  stat_import: Created & {
    programme_id: number;
    source_id: number | null;
    name: string;
    actor: string;
    from_day: string;
    to_day: string;
    lines: number;
    /** The rows that it added or changed. */
    changed: number;
    undone_at: string | null;
    undone_by: string | null;
  };
  programme_stat: StoredStatKey & StatFigures & { import_id: number };
  /** Imported rows wait here until all of them can be moved to `programme_stat` together. */
  staged_stat: { staging: number } & StoredStatKey & StatFigures & { staged_on: string };
  /** The rows that an import replaced, so that it can be undone. Figures are null if there was no row. */
  former_stat: { import_id: number } & StoredStatKey & {
      [Figure in StatFigure]: number | null;
    } & { former_import_id: number | null };
  /** Totals of `programme_stat`, with the number of days that have rows. */
  stat_month: Omit<StoredStatKey, 'day' | 'campaign_id'> & { month: string } & StatFigures & {
      days: number;
    };
  statement: Created & {
    programme_id: number;
    month: string;
    stated: number;
    currency: string;
    note: string | null;
    document_id: number | null;
  };
  payment: Created & {
    programme_id: number;
    day: string;
    /** The month that is paid. Without one, payments settle the oldest open months. */
    month: string | null;
    amount: number;
    currency: string;
    reference: string | null;
    note: string | null;
  };
  /** Amounts that are added to a closed month. */
  money_correction: Created & {
    programme_id: number;
    month: string;
    day: string;
    amount: number;
    currency: string;
    note: string;
  };
  money_note: Created & { programme_id: number; month: string; note: string; actor: string };
  /** `content` is base64. */
  money_document: Created & {
    name: string;
    type: string;
    bytes: number;
    content: string;
    actor: string;
  };
  /** JSON: the figures of the month when it was closed. */
  closed_month: {
    programme_id: number;
    month: string;
    closed_at: string;
    closed_by: string;
    figures: string;
  };
  /** `per_eur` is a decimal, such as 1.0876, because floating-point numbers aren't exact. */
  rate: { day: string; currency: string; per_eur: string; source: string };
  money_change: {
    id: Generated<number>;
    at: string;
    actor: string;
    kind: MoneyKind;
    entity_id: number;
    action: MoneyAction;
    /** The entity's name, for the list of changes. */
    name: string;
    programme_id: number | null;
    /** JSON: the state after the write. Null after a deletion. */
    snapshot: string | null;
    reason: string | null;
    /** The first past day for which a deal was changed. */
    acts_from: string | null;
  };
};
