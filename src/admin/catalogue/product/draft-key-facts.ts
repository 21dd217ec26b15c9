import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import {
  least,
  methodsIn,
  minDepositOf,
  payoutHoursOf,
  unknown,
} from '#contract/catalogue/fact/payment-figures.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { Regulator } from '#contract/catalogue/vocabulary/regulator.ts';
import type { Market } from '#contract/site/market.ts';
import { licencesIn } from '#contract/site/shown-in-market.ts';
import { type KeyFactWording, shownKeyFacts } from '../../../../messages/key-facts-text.ts';

type Draft = Pick<ProductDraft, 'markets' | 'facts'>;
type Place = {
  market: Market;
  /** In the site's time zone. */
  today: string;
  regulators: readonly Pick<Regulator, 'id' | 'name' | 'country'>[];
  wording: KeyFactWording;
};

/** Mirrors the server, without the partner's offers. */
export function draftKeyFacts(
  { markets, facts }: Draft,
  { market, today, regulators, wording }: Place,
): KeyFacts {
  const { code, parent_code: parent, effective } = market;
  const { currency } = effective;
  const law = { code, parent, today, requiredLicences: [], maxWagering: null, requiredTerms: [] };
  const valid = licencesIn(facts.licences, law).flatMap(({ id, regulator_id }) => {
    const regulator = regulators.find((one) => one.id === regulator_id);
    return regulator ? [{ id, regulator: regulator.name, country: regulator.country }] : [];
  });
  const codes = parent === null ? [code] : [code, parent];
  const chosen = codes
    .map((one) => markets.find(({ market_code }) => market_code === one)?.licence_id ?? null)
    .find((id) => id !== null);
  const isLocal = ({ country }: { country: string | null }) =>
    country !== null && codes.includes(country);
  const licence = valid.find(({ id }) => id === chosen) ?? valid.find(isLocal) ?? valid[0];
  const methods = methodsIn(facts.payments, { code, parent });
  const known = (figure: number) => (figure === unknown ? null : figure);
  const shown = {
    ...noKeyFacts,
    licence: licence ? { regulator: licence.regulator, country: licence.country } : null,
    payout_hours: known(least(methods, ({ payments }) => payoutHoursOf(payments))),
    min_deposit: known(least(methods, ({ payments }) => minDepositOf(payments, { currency }))),
    currency,
  };
  // Like a closed partner's card, the preview doesn't claim that there are no offers.
  return { ...shown, shown: shownKeyFacts(shown, true, wording) };
}
