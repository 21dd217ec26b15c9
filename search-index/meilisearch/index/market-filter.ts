/** Builds the Meilisearch filter for the documents shown in a market. Must match contract/site/shown-in-market.ts. */
import { noEnd } from '#contract/catalogue/fact/valid-licence.ts';
import {
  closedTag,
  licenceTag,
  openTag,
  termTag,
} from '../../../db/repositories/catalogue/search/searched-tag.ts';
import { codesOf, type VisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import type { IndexedType } from '../../indexed-type.ts';

/** Each condition lists tags. A document must have one of them, or none. */
type TagCondition = { types: readonly IndexedType[]; needsOneOf: readonly string[] };

const offers = ['bonuses', 'promocodes'] as const satisfies IndexedType[];

export type MarketFilter = {
  /** An offer with the first tag is found only if it also has the second. */
  closedBy: readonly { tag: string; unless: string | null }[];
  needed: readonly TagCondition[];
  maxWagering: number | null;
};

export const offerTypes: readonly IndexedType[] = offers;

export function marketFilter(market: VisitorMarket): MarketFilter {
  const { code, parent, requiredLicences, requiredTerms, maxWagering, licenceEnds } = market;
  const covered = [null, ...codesOf(market)];
  const licences = requiredLicences.flatMap((regulator) =>
    covered.flatMap((place) =>
      [noEnd, ...licenceEnds].map((end) => licenceTag(regulator, place, end)),
    ),
  );
  return {
    closedBy: [
      { tag: closedTag(code), unless: null },
      ...(parent === null ? [] : [{ tag: closedTag(parent), unless: openTag(code) }]),
    ],
    needed: [
      ...(licences.length > 0
        ? [{ types: ['products', ...offers] as const, needsOneOf: licences }]
        : []),
      ...requiredTerms.map((field) => ({ types: offers, needsOneOf: [termTag(field)] })),
    ],
    maxWagering,
  };
}
