/** Reads the facts of the sample's partners, which refer to regulators, payment methods and providers by key. */
import { z } from 'zod';
import { productFacts } from '#contract/catalogue/fact/product-facts.ts';
import { type ProductMarket, productMarkets } from '#contract/catalogue/fact/product-market.ts';
import { marketCode } from '#contract/site/market-schema.ts';

const fields = productFacts.unwrap().shape;
const { id: _id, regulator_id: _regulator, ...licence } = fields.licences.unwrap().element.shape;
const { method_id: _method, ...payment } = fields.payments.unwrap().element.shape;
const fullPayment = z.strictObject({ ...payment, method: z.string() });

/** The lowest and highest amount in the market's currency, then the hours of a payout. */
const shortPayment = z.union([
  z.tuple([z.number(), z.number()]),
  z.tuple([z.number(), z.number(), z.number(), z.number()]),
]);

const currencies: Record<string, string> = { US: 'USD', TR: 'TRY' };

/** The day of the last check is relative, so that a new site's facts are never out of date. */
const givenFacts = productFacts
  .unwrap()
  .omit({ provider_ids: true, verified_on: true })
  .extend({
    licences: z.array(z.strictObject({ ...licence, regulator: z.string() })),
    payments: z.array(fullPayment).default([]),
    payments_in: z.record(marketCode, z.record(z.string(), shortPayment)).default({}),
    providers: z.array(z.string()).default([]),
    /** Invented regions, which visitors don't see in the list of closed regions. */
    closed_in: z.array(marketCode).default([]),
    checked_days_ago: z.int().min(0),
  })
  .strict();

export const sampleFacts = givenFacts.transform(({ payments_in, ...facts }) => ({
  ...facts,
  licences: facts.licences.map((one) => ({ ...one, holder: one.holder ?? facts.owner })),
  support_languages: facts.support_languages.length ? facts.support_languages : facts.languages,
  payments: [
    ...facts.payments,
    ...Object.entries(payments_in).flatMap(([market_code, methods]) =>
      Object.entries(methods).map(([method, [min, max, hours_min, hours_max]]) =>
        fullPayment.parse({
          method,
          market_code,
          min,
          max,
          currency: currencies[market_code],
          ...(hours_min === undefined
            ? { direction: 'in', hours_min: 0, hours_max: 0 }
            : { hours_min, hours_max }),
        }),
      ),
    ),
  ],
}));

type Facts = z.output<typeof sampleFacts>;
type Licence = Facts['licences'][number];
type Place = { code: string; parent_code: string | null };

/**
 * A partner is open in every market that its facts don't list as closed. Where it's open, a valid licence for that
 * market applies, or else the first valid one for all markets.
 */
export const marketsOf = (
  { closed_regions, closed_in, licences }: Facts,
  places: readonly Place[],
  own: readonly ProductMarket[],
): ProductMarket[] => {
  const inPlaces = places.map(({ code, parent_code }) => {
    const codes = [code, parent_code];
    const closed = [...closed_regions, ...closed_in];
    const isClosed = codes.some((one) => one !== null && closed.includes(one));
    const isOfMarket = ({ state, markets }: Licence) =>
      state === 'valid' && markets.some((one) => codes.includes(one));
    const isOfAll = ({ state, markets }: Licence) => state === 'valid' && markets.length === 0;
    const ofMarket = licences.findIndex(isOfMarket);
    const covering = ofMarket < 0 ? licences.findIndex(isOfAll) : ofMarket;
    return {
      ...own.find(({ market_code }) => market_code === code),
      market_code: code,
      availability: isClosed ? 'closed' : 'open',
      licence_id: isClosed || covering < 0 ? null : covering + 1,
    };
  });
  return productMarkets.parse(inPlaces);
};
