/** Shows editors, while they fill in an offer's form, why visitors of a market won't see it. */
import { availabilityIn } from '../catalogue/fact/product-market.ts';
import type { Product } from '../catalogue/product.ts';
import type { OfferTerms } from '../catalogue/terms/offer-terms.ts';
import { filledTermsFields } from '../catalogue/terms/terms-field.ts';
import { isPathOnSite } from '../link-schema.ts';
import type { Market } from './market.ts';
import { type MarketRule, ruleOn } from './market-rule.ts';
import { type OfferFacts, type UnseenReason, unseenReasons } from './shown-in-market.ts';

export type OfferSubject = 'bonuses' | 'promo_codes' | 'banners' | 'top_lists';

export type JudgedOffer = {
  subject: OfferSubject;
  /** Undefined for kinds of offers whose terms markets don't check. */
  terms?: OfferTerms | undefined;
  link_url?: string | null;
  /** Null for an offer without a partner, and undefined while the partner isn't known. */
  partner: Pick<Product, 'markets' | 'facts'> | null | undefined;
};

type JudgingMarket = Pick<Market, 'code' | 'parent_code' | 'effective'>;

export type HiddenReason = { kind: 'rule'; rule: MarketRule } | UnseenReason;

/** Empty if the offer is shown. Rules that only hide the link count as reasons too. */
export function hiddenReasons(
  offer: JudgedOffer,
  { code, parent_code, effective }: JudgingMarket,
  today: string,
): HiddenReason[] {
  const rule = ruleOn(effective.rules, offer.subject, today);
  return [
    ...(rule && rule.effect !== 'show' ? [{ kind: 'rule' as const, rule }] : []),
    ...unseenReasons(factsOf(offer), {
      code,
      parent: parent_code,
      requiredLicences: effective.required_licences,
      maxWagering: effective.max_wagering,
      requiredTerms: effective.required_terms,
      today,
    }),
  ];
}

function factsOf({ subject, terms, link_url = null, partner }: JudgedOffer): OfferFacts {
  const filled = new Set<string>(terms && filledTermsFields(terms));
  return {
    partner: partner && {
      stateIn(market) {
        const state = availabilityIn(partner, market);
        return state === 'unknown' ? undefined : state;
      },
      licences: () => partner.facts.licences,
    },
    isOwn: subject === 'banners' && (link_url === null || isPathOnSite(link_url)),
    terms: terms && {
      wagering: terms.numbers.wagering,
      isFilled: (name) => filled.has(name),
    },
  };
}
