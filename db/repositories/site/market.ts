import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  defaultLanguage,
  inEachLanguage,
  type Language,
  languages,
  type OtherLanguage,
} from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type {
  Helpline,
  Market,
  MarketCard,
  MarketCardQuery,
  MarketDraft,
  MarketQuery,
  MarketRow,
  MarketUses,
} from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { countRows } from '../../sql/list-rows.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

type Texts = Market['i18n'][OtherLanguage];

const noTexts: Texts = { name: null, name_in_sentence: null, disclosure: null };

const inOrder = (db: Kysely<Database>) =>
  db.selectFrom('market').selectAll().orderBy('sort_order').orderBy('id');

export async function listMarkets(
  db: Kysely<Database>,
  { offset, limit }: MarketQuery,
): Promise<ListSlice<MarketRow>> {
  const rows = await withTexts(db, await inOrder(db).execute());
  const uses = await countUses(db);
  const items = rows.map((row) => ({ ...row, uses: uses(row.code) }));
  return { items: items.slice(offset, offset + (limit ?? items.length)), total: items.length };
}

export async function findMarket(db: Kysely<Database>, id: number): Promise<Market | undefined> {
  const rows = await db.selectFrom('market').selectAll().where('id', '=', id).execute();
  return (await withTexts(db, rows)).at(0);
}

/** Includes retired markets, because clicks in them may still become conversions. */
export async function findMarketCurrencies(db: Kysely<Database>): Promise<Map<MarketCode, string>> {
  const markets = await db.selectFrom('market').select(['code', 'currency']).execute();
  return new Map(markets.map(({ code, currency }) => [code, currency]));
}

/** Active markets, in order. */
export async function listMarketCards(
  db: Kysely<Database>,
  { lang }: MarketCardQuery,
): Promise<MarketCard[]> {
  const markets = await withTexts(db, await inOrder(db).where('is_active', '=', 1).execute());
  return markets.map(({ helplines, i18n, ...market }) => ({
    code: market.code,
    name: i18n[lang].name ?? i18n[defaultLanguage].name,
    name_in_sentence: i18n[lang].name_in_sentence ?? englishWithout(i18n, lang),
    minimum_age: market.minimum_age,
    promotion_allowed: market.promotion_allowed,
    default_language: market.default_language,
    disclosure: i18n[lang].disclosure ?? i18n[defaultLanguage].disclosure,
    helplines: helplines.map((helpline) => helplineCard(helpline, lang)),
  }));
}

/** Avoids an English phrase in a sentence in another language if the name itself is translated. */
const englishWithout = (i18n: Market['i18n'], lang: Language) =>
  i18n[lang].name === null ? i18n[defaultLanguage].name_in_sentence : null;

const helplineCard = ({ name, phone, url, verified_on, i18n }: Helpline, lang: Language) => ({
  name,
  url: phone === null ? (url ?? '') : `tel:${phone.replace(/[^\d+]/g, '')}`,
  verified_on,
  about: i18n[lang].about ?? i18n[defaultLanguage].about,
});

/** Undefined if no market has the code. */
export async function findMarketState(
  trx: Kysely<Database>,
  code: MarketCode,
): Promise<'active' | 'retired' | undefined> {
  const [market] = await readState(trx, { code });
  return market && (market.is_active === 1 ? 'active' : 'retired');
}

const readState = prepared((db, { code }: { code: MarketCode }) =>
  db.selectFrom('market').select('is_active').where('code', '=', code),
);

export async function listActiveMarketCodes(db: Kysely<Database>): Promise<MarketCode[]> {
  const rows = await inOrder(db).where('is_active', '=', 1).execute();
  return rows.map(({ code }) => code);
}

export const countMarkets = (db: Kysely<Database>): Promise<number> =>
  countRows(db.selectFrom('market'));

export async function insertMarket(
  trx: Transaction<Database>,
  draft: MarketDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('market')
    .values({ id: ownId, ...columns(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertTexts(trx, id, draft);
  return id;
}

export async function updateMarket(
  trx: Transaction<Database>,
  id: number,
  draft: MarketDraft,
): Promise<void> {
  await trx.updateTable('market').set(columns(draft)).where('id', '=', id).execute();
  await trx.deleteFrom('market_translation').where('market_id', '=', id).execute();
  await insertTexts(trx, id, draft);
}

export async function deleteMarket(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('market').where('id', '=', id).execute();
}

/** Helplines stored before a language was added have no translation in it. */
const readHelplines = (stored: string): Helpline[] =>
  (JSON.parse(stored) as Helpline[]).map((helpline) => ({
    ...helpline,
    i18n: inEachLanguage((language) => helpline.i18n[language] ?? { about: null }),
  }));

const columns = ({ i18n: _, helplines, promotion_allowed, is_active, ...row }: MarketDraft) => ({
  ...row,
  helplines: JSON.stringify(helplines),
  promotion_allowed: promotion_allowed ? (1 as const) : (0 as const),
  is_active: is_active ? (1 as const) : (0 as const),
});

async function insertTexts(trx: Transaction<Database>, id: number, { i18n }: MarketDraft) {
  const rows = languages.map((lang) => ({ market_id: id, lang, ...i18n[lang] }));
  await trx.insertInto('market_translation').values(rows).execute();
}

async function withTexts(
  db: Kysely<Database>,
  rows: Selectable<Database['market']>[],
): Promise<Market[]> {
  const texts = await db.selectFrom('market_translation').selectAll().execute();
  const textsOf = new Map(
    texts.map(({ market_id, lang, ...text }) => [`${market_id} ${lang}`, text] as const),
  );
  return rows.map((row) => {
    const i18n = inEachLanguage(
      (language) => textsOf.get(`${row.id} ${language}`) ?? noTexts,
    ) as Market['i18n'];
    return {
      ...row,
      promotion_allowed: row.promotion_allowed === 1,
      is_active: row.is_active === 1,
      helplines: readHelplines(row.helplines),
      i18n,
      name: i18n[defaultLanguage].name,
    };
  });
}

const usedIn = {
  banners: 'banner',
  bonuses: 'exclusive_bonus',
  promo_codes: 'promo_code',
  top_list_entries: 'top_list_entry',
} as const satisfies Record<keyof MarketUses, keyof Database>;

async function countUses(db: Kysely<Database>): Promise<(code: MarketCode) => MarketUses> {
  const counted = new Map<string, number>();
  for (const [use, table] of Object.entries(usedIn)) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['market_code', fn.countAll<number>().as('count')])
      .groupBy('market_code')
      .execute();
    for (const { market_code, count } of rows) counted.set(`${use} ${market_code}`, Number(count));
  }
  const count = (code: MarketCode, use: keyof MarketUses) => counted.get(`${use} ${code}`) ?? 0;
  return (code) => ({
    banners: count(code, 'banners'),
    bonuses: count(code, 'bonuses'),
    promo_codes: count(code, 'promo_codes'),
    top_list_entries: count(code, 'top_list_entries'),
  });
}

export const countUsesOf = async (db: Kysely<Database>, code: MarketCode): Promise<MarketUses> =>
  (await countUses(db))(code);
