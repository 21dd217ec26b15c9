import { type Kysely, sql } from 'kysely';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { MarketLaw } from '#contract/site/shown-in-market.ts';
import { prepared } from '../../sql/prepared.ts';
import { isLicenceValid } from '../../sql/valid-licence.ts';
import type { Database } from '../../tables.ts';
import { findToday } from './setting.ts';

/** The data that determines which rows visitors of a market see. */
export type VisitorMarket = MarketLaw & {
  /** The last days of the required licences, except those that never expire or have expired. */
  licenceEnds: string[];
};

export async function findVisitorMarket(
  db: Kysely<Database>,
  code: MarketCode,
): Promise<VisitorMarket> {
  const [row] = await readMarket(db, { code });
  const today = await findToday(db);
  // Unknown markets are rejected by reads, and have no offers.
  if (!row) return { ...marketWithoutRules(code), today };
  const requiredLicences = firstFilled<number>(row.required_licences, row.parent_licences);
  return {
    code,
    parent: row.parent_code,
    requiredLicences,
    maxWagering: row.max_wagering ?? row.parent_wagering,
    requiredTerms: firstFilled(row.required_terms, row.parent_terms),
    today,
    licenceEnds: await listLicenceEnds(db, requiredLicences, today),
  };
}

const noRules = {
  parent: null,
  requiredLicences: [],
  maxWagering: null,
  requiredTerms: [],
  today: '',
  licenceEnds: [],
};

export const marketWithoutRules = (code: MarketCode): VisitorMarket => ({ ...noRules, code });

async function listLicenceEnds(
  db: Kysely<Database>,
  regulators: readonly number[],
  today: string,
): Promise<string[]> {
  if (regulators.length === 0) return [];
  const rows = await db
    .selectFrom('product_licence')
    .select('valid_until')
    .distinct()
    .where('regulator_id', 'in', regulators)
    .where('valid_until', 'is not', null)
    .where(isLicenceValid(today))
    .orderBy('valid_until')
    .execute();
  return rows.flatMap(({ valid_until }) => valid_until ?? []);
}

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

/** Sorts a region's own rows before those of its country. */
export const ownFirst = ({ code }: Pick<VisitorMarket, 'code'>) =>
  sql<number>`case when market_code = ${code} then 0 else 1 end`;

/** Returns the visitor's region for an offer of its country, and the offer's own market otherwise. */
export const marketOfOffer = async (
  db: Kysely<Database>,
  offered: MarketCode,
  visitor: VisitorMarket,
): Promise<VisitorMarket> =>
  codesOf(visitor).includes(offered) ? visitor : findVisitorMarket(db, offered);
