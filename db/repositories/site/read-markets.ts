import type { Kysely, Selectable } from 'kysely';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { TermsField } from '#contract/catalogue/terms/terms-field.ts';
import {
  defaultLanguage,
  inEachLanguage,
  type Language,
  type OtherLanguage,
} from '#contract/language.ts';
import { defaultCounting } from '#contract/site/counting.ts';
import type { Helpline, HelpTool } from '#contract/site/help.ts';
import type { EffectiveMarket, Market } from '#contract/site/market.ts';
import { hidesEverything, inheritedRules, type MarketRule } from '#contract/site/market-rule.ts';
import type { Database } from '../../tables.ts';

type Texts = Market['i18n'][OtherLanguage];
type Own = Omit<Market, 'effective'>;

const noReturns: Market['rtp'] = { slots: null, table: null, live: null };

const noTexts: Texts = { name: null, name_in_sentence: null, disclosure: null };

/** Reads all markets in order, because regions inherit from their countries. */
export async function readMarkets(db: Kysely<Database>): Promise<Market[]> {
  const rows = await db
    .selectFrom('market')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const textsOf = await readTexts(db);
  const rulesOf = await readRules(db);
  const markets = rows.map((row): Own => {
    const rules = rulesOf(row.id);
    const i18n = inEachLanguage((language) => textsOf(row.id, language)) as Market['i18n'];
    return {
      ...row,
      promotion_allowed: !hidesEverything(rules),
      is_active: row.is_active === 1,
      helplines: readTranslated<Helpline>(row.helplines),
      tools: readTranslated<HelpTool>(row.tools),
      rules,
      required_licences: JSON.parse(row.required_licences) as number[],
      required_terms: JSON.parse(row.required_terms) as TermsField[],
      rtp: { ...noReturns, ...(JSON.parse(row.rtp) as Partial<Market['rtp']>) },
      i18n,
      name: i18n[defaultLanguage].name,
    };
  });
  const byCode = new Map(markets.map((market) => [market.code, market]));
  return markets.map((market) => ({
    ...market,
    effective: effectiveMarket(market, byCode.get(market.parent_code ?? '')),
  }));
}

async function readTexts(db: Kysely<Database>) {
  const rows = await db.selectFrom('market_translation').selectAll().execute();
  const texts = new Map(
    rows.map(({ market_id, lang, ...text }) => [`${market_id} ${lang}`, text] as const),
  );
  return (id: number, language: Language): Texts => texts.get(`${id} ${language}`) ?? noTexts;
}

async function readRules(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('market_rule')
    .selectAll()
    .orderBy('market_id')
    .orderBy('place')
    .execute();
  const rules = Map.groupBy(rows, ({ market_id }) => market_id);
  return (id: number): MarketRule[] => (rules.get(id) ?? []).map(ruleOf);
}

const ruleOf = ({
  subject,
  effect,
  note,
  source_url,
  checked_on,
  from_day,
}: Selectable<Database['market_rule']>): MarketRule => ({
  subject,
  effect,
  note,
  source_url,
  checked_on,
  from: from_day,
});

/** Adds languages that were added after the entries were stored. */
const readTranslated = <Entry extends Helpline | HelpTool>(stored: string): Entry[] =>
  (JSON.parse(stored) as Entry[]).map((entry) => ({
    ...entry,
    i18n: inEachLanguage((language) => entry.i18n[language] ?? { about: null }),
  }));

/** For a region whose country no longer exists. Every other market has its own values or inherits them. */
const lastResort = { minimum_age: 21, currency: 'USD', default_language: defaultLanguage } as const;

function effectiveMarket(own: Own, parent: Own | undefined): EffectiveMarket {
  const firstFilled = <Item>(ownList: Item[], parentList: Item[] = []) =>
    ownList.length > 0 ? ownList : parentList;
  const rules = inheritedRules(own.rules, parent?.rules ?? []);
  return {
    minimum_age: own.minimum_age ?? parent?.minimum_age ?? lastResort.minimum_age,
    currency: own.currency ?? parent?.currency ?? lastResort.currency,
    default_language:
      own.default_language ?? parent?.default_language ?? lastResort.default_language,
    helplines: firstFilled(own.helplines, parent?.helplines),
    tools: firstFilled(own.tools, parent?.tools),
    rules,
    required_licences: firstFilled(own.required_licences, parent?.required_licences),
    max_wagering: own.max_wagering ?? parent?.max_wagering ?? null,
    required_terms: firstFilled(own.required_terms, parent?.required_terms),
    rtp: {
      slots: own.rtp.slots ?? parent?.rtp.slots ?? defaultReturns.slots,
      table: own.rtp.table ?? parent?.rtp.table ?? defaultReturns.table,
      live: own.rtp.live ?? parent?.rtp.live ?? defaultReturns.live,
    },
    counting: own.counting ?? parent?.counting ?? defaultCounting,
    disclosure: inEachLanguage(
      (language) => own.i18n[language].disclosure ?? parent?.i18n[language].disclosure ?? null,
    ),
    promotion_allowed: !hidesEverything(rules),
  };
}
