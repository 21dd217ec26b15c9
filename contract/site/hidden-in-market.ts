/** Why visitors of a market don't see an offer. Agrees with the conditions in db/sql/shown-in-market.ts. */
import { availabilityIn } from '../catalogue/fact/product-market.ts';
import { isLicenceValid } from '../catalogue/fact/valid-licence.ts';
import type { Product } from '../catalogue/product.ts';
import type { OfferTerms } from '../catalogue/terms/offer-terms.ts';
import { filledTermsFields, type TermsField } from '../catalogue/terms/terms-field.ts';
import { isPathOnSite } from '../link-schema.ts';
import type { Market } from './market.ts';
import { type MarketRule, ruleOn } from './market-rule.ts';

export type OfferSubject = 'bonuses' | 'promo_codes' | 'banners' | 'top_lists';

export type JudgedOffer = {
  subject: OfferSubject;
  /** Undefined where markets don't ask for terms. */
  terms?: OfferTerms | undefined;
  link_url?: string | null;
  /** Null without a partner, and undefined while the partner isn't known. */
  partner: Pick<Product, 'markets' | 'facts'> | null | undefined;
};

type JudgingMarket = Pick<Market, 'code' | 'parent_code' | 'effective'>;

export type HiddenReason =
  | { kind: 'rule'; rule: MarketRule }
  | { kind: 'closed' }
  | { kind: 'licence' }
  | { kind: 'wagering'; max: number }
  | { kind: 'terms'; missing: TermsField[] };

/** Empty if the offer is shown. A rule may also only name it. */
export function hiddenReasons(
  offer: JudgedOffer,
  market: JudgingMarket,
  today: string,
): HiddenReason[] {
  const rule = ruleOn(market.effective.rules, offer.subject, today);
  return [
    ...(rule && rule.effect !== 'show' ? [{ kind: 'rule' as const, rule }] : []),
    ...(isClosedIn(offer, market) ? [{ kind: 'closed' as const }] : []),
    ...(lacksLicence(offer, market, today) ? [{ kind: 'licence' as const }] : []),
    ...termsReasons(offer, market),
  ];
}

/** A region follows its country unless the partner has said something about the region itself. */
function isClosedIn({ partner }: JudgedOffer, { code, parent_code }: JudgingMarket): boolean {
  if (!partner) return false;
  const own = availabilityIn(partner, code);
  if (own !== 'unknown' || parent_code === null) return own === 'closed';
  return availabilityIn(partner, parent_code) === 'closed';
}

/** A banner without a partner needs no licence unless it leads to another site. */
function lacksLicence(
  { subject, partner, link_url = null }: JudgedOffer,
  { code, parent_code, effective }: JudgingMarket,
  today: string,
): boolean {
  const required = effective.required_licences;
  if (required.length === 0 || partner === undefined) return false;
  if (partner === null) {
    return subject !== 'banners' || (link_url !== null && !isPathOnSite(link_url));
  }
  const places = [code, parent_code];
  return !partner.facts.licences.some(
    ({ regulator_id, markets, ...licence }) =>
      required.includes(regulator_id) &&
      isLicenceValid(licence, today) &&
      (markets.length === 0 || markets.some((market) => places.includes(market))),
  );
}

function termsReasons({ terms }: JudgedOffer, { effective }: JudgingMarket): HiddenReason[] {
  if (!terms) return [];
  const { max_wagering: max } = effective;
  const filled = new Set<string>(filledTermsFields(terms));
  const missing = (effective.required_terms as TermsField[]).filter((name) => !filled.has(name));
  const { wagering } = terms.numbers;
  const isTooHigh = max !== null && (wagering === null || wagering > max);
  return [
    ...(isTooHigh ? [{ kind: 'wagering' as const, max }] : []),
    ...(missing.length > 0 ? [{ kind: 'terms' as const, missing }] : []),
  ];
}
