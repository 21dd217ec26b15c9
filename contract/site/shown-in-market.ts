/**
 * Decides whether visitors of a market see an offer, and if not, why. Used for editors, the filters of lists and the
 * embedded search engine. db/sql/shown-in-market.ts and search-index/meilisearch/index/market-filter.ts implement the
 * same rules for databases and Meilisearch; server/catalogue/market-rule/shown-in-market.test.ts compares them.
 */
import type { Licence } from '../catalogue/fact/product-facts.ts';
import { isLicenceValid } from '../catalogue/fact/valid-licence.ts';
import type { MarketCode } from './market-code.ts';

/** The requirements of a market for offers, including those a region inherits. */
export type MarketLaw = {
  code: MarketCode;
  /** The country of a region. */
  parent: MarketCode | null;
  requiredLicences: readonly number[];
  maxWagering: number | null;
  requiredTerms: readonly string[];
  /** The day in the site's time zone on which required licences must be valid. */
  today: string;
};

type HeldLicence = Pick<Licence, 'regulator_id' | 'state' | 'valid_until'> & {
  markets: readonly MarketCode[];
};

/**
 * Functions, so that only facts that the market's law depends on are read: search engines don't store them as lists.
 */
export type PartnerFacts = {
  /** Undefined if unknown. */
  stateIn(market: MarketCode): 'open' | 'closed' | undefined;
  licences(): readonly HeldLicence[];
};

export type OfferFacts = {
  /** Null for an offer without a partner, and undefined while the partner isn't known. */
  partner: PartnerFacts | null | undefined;
  /** Set for the site's own offers, which need no licence. */
  isOwn?: boolean;
  /** Undefined for kinds of offers whose terms markets don't check. */
  terms?: { wagering: number | null; isFilled(name: string): boolean } | undefined;
};

export type UnseenReason =
  | { kind: 'closed' }
  | { kind: 'licence' }
  | { kind: 'wagering'; max: number }
  | { kind: 'terms'; missing: string[] };

/** Empty if visitors of the market see the offer. */
export const unseenReasons = ({ partner, isOwn, terms }: OfferFacts, law: MarketLaw) => [
  ...(partner && isClosedIn(partner, law) ? [{ kind: 'closed' as const }] : []),
  ...(partner === undefined || (partner === null && isOwn) || isLicensedIn(partner, law)
    ? []
    : [{ kind: 'licence' as const }]),
  ...(terms ? termsReasons(terms, law) : []),
];

/** A region follows its country unless the partner's availability is set for the region itself. */
export const isClosedIn = (
  { stateIn }: Pick<PartnerFacts, 'stateIn'>,
  { code, parent }: Pick<MarketLaw, 'code' | 'parent'>,
): boolean => (stateIn(code) ?? (parent === null ? undefined : stateIn(parent))) === 'closed';

/** The licences that are valid in a market. */
export const licencesIn = <Held extends HeldLicence>(
  licences: readonly Held[],
  { code, parent, today }: MarketLaw,
): Held[] =>
  licences.filter(
    ({ markets, ...licence }) =>
      isLicenceValid(licence, today) &&
      (markets.length === 0 || markets.some((place) => place === code || place === parent)),
  );

/** Without a partner, no licence is held. */
export const isLicensedIn = (
  partner: Pick<PartnerFacts, 'licences'> | null,
  law: MarketLaw,
): boolean =>
  law.requiredLicences.length === 0 ||
  licencesIn(partner?.licences() ?? [], law).some(({ regulator_id }) =>
    law.requiredLicences.includes(regulator_id),
  );

function termsReasons(
  { wagering, isFilled }: NonNullable<OfferFacts['terms']>,
  { maxWagering: max, requiredTerms }: MarketLaw,
): UnseenReason[] {
  const missing = requiredTerms.filter((name) => !isFilled(name));
  const isTooHigh = max !== null && (wagering === null || wagering > max);
  return [
    ...(isTooHigh ? [{ kind: 'wagering' as const, max }] : []),
    ...(missing.length > 0 ? [{ kind: 'terms' as const, missing }] : []),
  ];
}
