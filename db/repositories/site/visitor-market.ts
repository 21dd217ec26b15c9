import { type Kysely, sql } from 'kysely';
import type { MarketCode } from '#contract/site/market-code.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

/** Decides which rows visitors of a market see. Includes everything a region inherits. */
export type VisitorMarket = {
  code: MarketCode;
  /** The country of a region. */
  parent: MarketCode | null;
  requiredLicences: number[];
  maxWagering: number | null;
  requiredTerms: string[];
};

export async function findVisitorMarket(
  db: Kysely<Database>,
  code: MarketCode,
): Promise<VisitorMarket> {
  const [row] = await readMarket(db, { code });
  // Reads refuse unknown markets, and nothing is offered in one.
  if (!row) return marketWithoutRules(code);
  return {
    code,
    parent: row.parent_code,
    requiredLicences: firstFilled(row.required_licences, row.parent_licences),
    maxWagering: row.max_wagering ?? row.parent_wagering,
    requiredTerms: firstFilled(row.required_terms, row.parent_terms),
  };
}

const noRules = { parent: null, requiredLicences: [], maxWagering: null, requiredTerms: [] };

export const marketWithoutRules = (code: MarketCode): VisitorMarket => ({ ...noRules, code });

function firstFilled<Item>(own: string, parent: string | null): Item[] {
  const list = JSON.parse(own) as Item[];
  return list.length > 0 ? list : (JSON.parse(parent ?? '[]') as Item[]);
}

const readMarket = prepared((db, { code }: { code: MarketCode }) =>
  db
    .selectFrom('market as own')
    .leftJoin('market as parent', 'parent.code', 'own.parent_code')
    .select([
      'own.parent_code',
      'own.required_licences',
      'own.max_wagering',
      'own.required_terms',
      'parent.required_licences as parent_licences',
      'parent.max_wagering as parent_wagering',
      'parent.required_terms as parent_terms',
    ])
    .where('own.code', '=', code),
);

export const codesOf = ({ code, parent }: Pick<VisitorMarket, 'code' | 'parent'>): MarketCode[] =>
  parent === null ? [code] : [code, parent];

/** Sorts what belongs to a region itself before what it shares with its country. */
export const ownFirst = ({ code }: Pick<VisitorMarket, 'code'>) =>
  sql<number>`case when market_code = ${code} then 0 else 1 end`;

/** An offer of a country counts in a region of it as if it were the region's; elsewhere, in its own market. */
export const marketOfOffer = async (
  db: Kysely<Database>,
  offered: MarketCode,
  visitor: VisitorMarket,
): Promise<VisitorMarket> =>
  codesOf(visitor).includes(offered) ? visitor : findVisitorMarket(db, offered);
