/** Removes the counts of hidden lists, because they would reveal what the lists contain. */
import type { ExclusiveBonusCardList } from '#contract/catalogue/exclusive-bonus.ts';
import type { Facets } from '#contract/catalogue/filter/product-filter.ts';
import type { ProductCardList } from '#contract/catalogue/product.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';

/** Requires even optional fields, so that a new count doesn't compile until it's decided when it is shown. */
export type EachField<Fields> = { [Name in keyof Required<Fields>]: Fields[Name] };

type List = { items: unknown; total: unknown; limit: unknown; offset: unknown };
type PartnerCounts = Omit<ProductCardList, keyof List>;
type OfferCounts = Omit<ExclusiveBonusCardList, keyof List>;

type Hidden = { partners: boolean; effects: Pick<SubjectEffects, 'bonuses' | 'promo_codes'> };

export function shownPartnerCounts(
  { facets, without, without_pair, closed, unchecked }: PartnerCounts,
  { partners, effects }: Hidden,
): EachField<PartnerCounts> {
  if (partners) {
    return {
      facets: facets && emptyFacets(facets),
      without: without && noTotals(without),
      without_pair: undefined,
      closed: closed && 0,
      unchecked: unchecked && 0,
    };
  }
  const hidesOffers = effects.bonuses === 'hide' && effects.promo_codes === 'hide';
  return {
    facets: facets && (hidesOffers ? withoutOffers(facets) : facets),
    without,
    without_pair,
    closed,
    unchecked,
  };
}

export const shownOfferCounts = (
  { facets, without }: OfferCounts,
  isHidden: boolean,
): EachField<OfferCounts> =>
  isHidden
    ? { facets: facets && emptyFacets(facets), without: without && noTotals(without) }
    : { facets, without };

const withoutOffers = (facets: Facets): Facets => ({ ...facets, bonus_kind: [], max_wagering: [] });

const emptyFacets = <Counted extends object>(counted: Counted) =>
  Object.fromEntries(Object.keys(counted).map((name) => [name, []])) as unknown as Counted;

const noTotals = (totals: object) =>
  Object.fromEntries(Object.keys(totals).map((name) => [name, 0]));
