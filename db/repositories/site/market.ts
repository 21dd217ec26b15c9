import type { Kysely, Transaction } from 'kysely';
import { languages } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { Market, MarketDraft, MarketQuery, MarketRow } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { hidesEverything } from '#contract/site/market-rule.ts';
import { countRows } from '../../sql/list-rows.ts';
import { prepared } from '../../sql/prepared.ts';
import { instantIn } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { countUses } from './market-use.ts';
import { readMarkets } from './read-markets.ts';

export async function listMarkets(
  db: Kysely<Database>,
  { offset, limit }: MarketQuery,
): Promise<ListSlice<MarketRow>> {
  const uses = await countUses(db);
  const items = (await readMarkets(db)).map((row) => ({ ...row, uses: uses(row.code) }));
  return { items: items.slice(offset, offset + (limit ?? items.length)), total: items.length };
}

export const findMarket = async (db: Kysely<Database>, id: number): Promise<Market | undefined> =>
  (await readMarkets(db)).find((market) => market.id === id);

/** Includes retired markets, because earlier clicks in them may still lead to conversions. */
export async function findMarketCurrencies(db: Kysely<Database>): Promise<Map<MarketCode, string>> {
  const markets = await readMarkets(db);
  return new Map(markets.map(({ code, effective }) => [code, effective.currency]));
}

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
  const rows = await db
    .selectFrom('market')
    .select('code')
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
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
  await insertParts(trx, id, draft);
  return id;
}

export async function updateMarket(
  trx: Transaction<Database>,
  id: number,
  draft: MarketDraft,
): Promise<void> {
  await trx.updateTable('market').set(columns(draft)).where('id', '=', id).execute();
  for (const table of ['market_translation', 'market_rule'] as const) {
    await trx.deleteFrom(table).where('market_id', '=', id).execute();
  }
  await insertParts(trx, id, draft);
}

export async function deleteMarket(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('market').where('id', '=', id).execute();
}

const columns = ({ i18n: _, rules, ...draft }: MarketDraft) => ({
  ...draft,
  helplines: JSON.stringify(draft.helplines),
  tools: JSON.stringify(draft.tools),
  required_licences: JSON.stringify(draft.required_licences),
  required_terms: JSON.stringify(draft.required_terms),
  rtp: JSON.stringify(draft.rtp),
  promotion_allowed: hidesEverything(rules) ? (0 as const) : (1 as const),
  is_active: draft.is_active ? (1 as const) : (0 as const),
});

async function insertParts(trx: Transaction<Database>, id: number, { i18n, rules }: MarketDraft) {
  const texts = languages.map((lang) => ({ market_id: id, lang, ...i18n[lang] }));
  await trx.insertInto('market_translation').values(texts).execute();
  if (rules.length === 0) return;
  const instant = await instantIn(trx);
  const rows = rules.map(({ from, ...rule }, place) => ({
    ...rule,
    market_id: id,
    place,
    from_day: from,
    live_from: from === null ? null : instant(`${from} 00:00:00`),
  }));
  await trx.insertInto('market_rule').values(rows).execute();
}

export const hasRegions = async (db: Kysely<Database>, code: MarketCode): Promise<boolean> =>
  (await countRows(db.selectFrom('market').where('parent_code', '=', code))) > 0;

/** Maps the code of each region to that of its country. */
export async function listCountriesOfRegions(
  db: Kysely<Database>,
): Promise<Map<MarketCode, MarketCode>> {
  const regions = await db
    .selectFrom('market')
    .select(['code', 'parent_code'])
    .where('parent_code', 'is not', null)
    .execute();
  return new Map(regions.map(({ code, parent_code }) => [code, parent_code ?? code]));
}

export const hasActiveRegions = async (db: Kysely<Database>, code: MarketCode): Promise<boolean> =>
  (await countRows(
    db.selectFrom('market').where('parent_code', '=', code).where('is_active', '=', 1),
  )) > 0;
