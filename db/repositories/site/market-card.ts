import type { Kysely } from 'kysely';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { Helpline, HelpTool } from '#contract/site/help.ts';
import type { Market, MarketCard, MarketCardQuery } from '#contract/site/market.ts';
import { effectsOn } from '#contract/site/market-rule.ts';
import type { Database } from '../../tables.ts';
import { readMarkets } from './read-markets.ts';
import { findToday } from './setting.ts';

/** Active markets, in order. */
export async function listMarketCards(
  db: Kysely<Database>,
  { lang }: MarketCardQuery,
): Promise<MarketCard[]> {
  const today = await findToday(db);
  const markets = (await readMarkets(db)).filter(({ is_active }) => is_active);
  return markets.map(({ code, parent_code, i18n, effective }) => ({
    code,
    parent_code,
    name: i18n[lang].name ?? i18n[defaultLanguage].name,
    name_in_sentence: i18n[lang].name_in_sentence ?? englishWithout(i18n, lang),
    minimum_age: effective.minimum_age,
    currency: effective.currency,
    rtp: effective.rtp,
    counting: effective.counting,
    promotion_allowed: effective.promotion_allowed,
    effects: effectsOn(effective.rules, today),
    default_language: effective.default_language,
    disclosure: effective.disclosure[lang] ?? effective.disclosure[defaultLanguage],
    helplines: effective.helplines.map((helpline) => helplineCard(helpline, lang)),
    tools: effective.tools.map((tool) => toolCard(tool, lang)),
  }));
}

/** Omits the English phrase if the name itself is translated, so that no translated sentence contains English. */
const englishWithout = (i18n: Market['i18n'], lang: Language) =>
  i18n[lang].name === null ? i18n[defaultLanguage].name_in_sentence : null;

const helplineCard = ({ name, phone, url, verified_on, i18n }: Helpline, lang: Language) => ({
  name,
  url: phone === null ? (url ?? '') : `tel:${phone.replace(/[^\d+]/g, '')}`,
  verified_on,
  about: i18n[lang].about ?? i18n[defaultLanguage].about,
});

const toolCard = ({ i18n, ...tool }: HelpTool, lang: Language) => ({
  ...tool,
  about: i18n[lang].about ?? i18n[defaultLanguage].about,
});
