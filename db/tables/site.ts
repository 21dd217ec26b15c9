import type { Generated } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Site } from '#contract/site/site.ts';
import type { Theme } from '#contract/site/theme.ts';
import type { Scheduled } from './catalogue.ts';
import type { Flag } from './flag.ts';

/** The helplines are JSON: always read and written with their market. */
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
};

type SiteSettingsTranslationTable = {
  site_settings_id: number;
  lang: Language;
  footer_note: string | null;
  announcement: string | null;
};

export type SiteTables = {
  market: MarketTable;
  market_translation: MarketTranslationTable;
  site_settings: SiteSettingsTable;
  site_settings_translation: SiteSettingsTranslationTable;
  setting: { key: string; value: string };
};
