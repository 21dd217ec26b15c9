/** Rows that a product's facts and markets refer to. */
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { isCountryOrRegion } from '#contract/catalogue/vocabulary/country.ts';
import type { Reference } from '../../../sql/missing-reference.ts';

export const factReferences = ({ facts, markets }: ProductDraft): Reference[] => [
  ...markets.map(({ market_code }, index) =>
    marketReference(market_code, `markets.${index}.market_code`),
  ),
  ...facts.licences.flatMap(({ regulator_id, markets: covered }, index): Reference[] => {
    const path = `facts.licences.${index}`;
    return [
      { table: 'regulator', id: regulator_id, path: `${path}.regulator_id` },
      ...covered.flatMap((code, at) =>
        isCountryOrRegion(code) ? [] : [marketReference(code, `${path}.markets.${at}`)],
      ),
    ];
  }),
  ...facts.payments.flatMap(({ method_id, market_code }, index): Reference[] => {
    const path = `facts.payments.${index}`;
    return [
      { table: 'payment_method', id: method_id, path: `${path}.method_id` },
      ...(market_code === null ? [] : [marketReference(market_code, `${path}.market_code`)]),
    ];
  }),
  ...facts.provider_ids.map(
    (id, index): Reference => ({ table: 'provider', id, path: `facts.provider_ids.${index}` }),
  ),
];

const marketReference = (code: string, path: string): Reference => ({
  table: 'market',
  id: code,
  path,
});

const coversAll = ({ licences }: ProductDraft['facts'], licence: number) =>
  licences.some(({ id, markets }) => id === licence && markets.length === 0);

/** Removes what refers to deleted markets, regulators, payment methods and providers from a draft. */
export function withoutMissingFacts(
  draft: ProductDraft,
  missing: readonly Reference[],
): ProductDraft {
  const gone = new Set(missing.map(({ table, id }) => `${table} ${id}`));
  const stays = (table: Reference['table'], id: Reference['id'] | null) =>
    id === null || !gone.has(`${table} ${id}`);
  const { facts } = draft;
  const licences = facts.licences
    .filter(({ regulator_id }) => stays('regulator', regulator_id))
    .map((licence) => ({
      ...licence,
      markets: licence.markets.filter((code) => stays('market', code)),
    }))
    // Without any markets, the licence would cover all of them.
    .filter(({ id, markets }) => markets.length > 0 || coversAll(facts, id));
  const kept = new Set(licences.map(({ id }) => id));
  return {
    ...draft,
    markets: draft.markets
      .filter(({ market_code }) => stays('market', market_code))
      .map((market) => ({
        ...market,
        licence_id:
          market.licence_id !== null && kept.has(market.licence_id) ? market.licence_id : null,
      })),
    facts: {
      ...facts,
      licences,
      payments: facts.payments.filter(
        ({ method_id, market_code }) =>
          stays('payment_method', method_id) && stays('market', market_code),
      ),
      provider_ids: facts.provider_ids.filter((id) => stays('provider', id)),
    },
  };
}
