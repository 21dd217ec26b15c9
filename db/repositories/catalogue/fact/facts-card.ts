import type { Kysely } from 'kysely';
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { Database } from '../../../tables.ts';
import { codesOf, type VisitorMarket } from '../../site/visitor-market.ts';
import { findFactTerm } from './fact-term.ts';

type Shown = { place: Pick<VisitorMarket, 'code' | 'parent'>; licenceId: number | null };

/** Leaves out licences and payments of other markets, and names what was given by id. */
export async function factsCardOf(
  db: Kysely<Database>,
  { licences, payments, provider_ids, ...facts }: ProductFacts,
  { place, licenceId }: Shown,
): Promise<FactsCard> {
  const codes = codesOf(place);
  const isHere = (code: string | null) => code === null || codes.includes(code);
  const regulators = byId(
    await db
      .selectFrom('regulator')
      .select(['id', 'name', 'country', 'register_url', 'complaints_url'])
      .where('id', 'in', listed(licences.map(({ regulator_id }) => regulator_id)))
      .execute(),
  );
  const methods = byId(
    await db
      .selectFrom('payment_method')
      .select(['id', 'name', 'kind', 'icon_url'])
      .where('id', 'in', listed(payments.map(({ method_id }) => method_id)))
      .execute(),
  );
  const providers = byId(
    await db
      .selectFrom('provider')
      .select(['id', 'name'])
      .where('id', 'in', listed(provider_ids))
      .execute(),
  );
  const term = await findFactTerm(db);
  const isOutdated = ({ verified_on }: Pick<ProductFacts, 'verified_on'>) =>
    verified_on === null || verified_on < term;
  return {
    ...facts,
    is_outdated: isOutdated(facts),
    licences: licences
      .filter(({ markets }) => markets.length === 0 || markets.some(isHere))
      .flatMap(({ id, regulator_id, markets: _, ...licence }) => {
        const regulator = regulators.get(regulator_id);
        if (!regulator) return [];
        return [
          {
            ...licence,
            is_outdated: isOutdated(licence),
            regulator: withoutId(regulator),
            operates_here: id === licenceId,
          },
        ];
      }),
    payments: payments
      .filter(({ market_code }) => isHere(market_code))
      .flatMap(({ method_id, market_code: _, ...payment }) => {
        const method = methods.get(method_id);
        return method
          ? [{ ...payment, is_outdated: isOutdated(payment), method: withoutId(method) }]
          : [];
      }),
    providers: provider_ids.flatMap((id) => providers.get(id)?.name ?? []),
  };
}

const withoutId = <Row extends { id: number }>({ id: _, ...row }: Row) => row;

/** PostgreSQL refuses an empty list. */
const listed = (ids: readonly number[]) => (ids.length > 0 ? ids : [0]);

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
