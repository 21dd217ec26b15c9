import type { Generated } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Counting } from '#contract/site/counting.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { RuleEffect, RuleSubject } from '#contract/site/rule-subject.ts';
import type { Site } from '#contract/site/site.ts';
import type { Theme } from '#contract/site/theme.ts';
import type { Scheduled } from './catalogue.ts';
import type { Flag } from './flag.ts';

/**
 * A region inherits values that are null or an empty list from its country. Lists and `rtp` are JSON: they are always
 * read and written with their market. `promotion_allowed` is only written for older versions.
 */
type MarketTable = {
  id: Generated<number>;
  code: MarketCode;
  parent_code: Generated<MarketCode | null>;
  minimum_age: number | null;
  currency: string | null;
  promotion_allowed: Flag;
  default_language: Language | null;
  helplines: string;
  tools: Generated<string>;
  required_licences: Generated<string>;
  max_wagering: Generated<number | null>;
  required_terms: Generated<string>;
  rtp: Generated<string>;
  counting: Generated<Counting | null>;
  sort_order: number;
  is_active: Flag;
};

type MarketRuleTable = {
  market_id: number;
  place: number;
  subject: RuleSubject;
  effect: RuleEffect;
  note: string | null;
  source_url: string | null;
  checked_on: string | null;
  from_day: string | null;
  /** The beginning of the day as an instant, in seconds. */
  live_from: number | null;
};

type MarketTranslationTable = {
  market_id: number;
  lang: Language;
  name: string | null;
  name_in_sentence: string | null;
  disclosure: string | null;
};

/** Has a single row. Links and languages are stored as JSON. */
type SiteSettingsTable = Scheduled & {
  id: number;
  name: string | null;
  telegram_url: string | null;
  social_links: string;
  inquiry_email: string | null;
  online_counter: Site['onlineCounter'] | null;
  announcement_url: string | null;
  disabled_languages: Generated<string>;
  theme: Generated<Theme>;
  accent: Generated<string | null>;
  logo: Generated<string | null>;
  logo_light: Generated<string | null>;
  icon: Generated<string | null>;
  fact_days: Generated<number>;
  link_check: 'on' | 'off' | null;
};

type SiteSettingsTranslationTable = {
  site_settings_id: number;
  lang: Language;
  footer_note: string | null;
  announcement: string | null;
};

export type SiteTables = {
  market: MarketTable;
  market_rule: MarketRuleTable;
  market_translation: MarketTranslationTable;
  site_settings: SiteSettingsTable;
  site_settings_translation: SiteSettingsTranslationTable;
  setting: { key: string; value: string };
};
