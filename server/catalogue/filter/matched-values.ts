/** Finds why a partner is in a filtered list, for its card: which of the chosen values it has. */
import type { BonusKind } from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import { methodTest, offerTest } from './match-partners.ts';
import type { PartnerInMarket } from './partner-in-market.ts';

export type MatchedValues = {
  /** The regulator's ID. */
  licence?: number;
  payment?: { id: number; payoutHours: number };
  provider?: number;
  site_language?: string;
  bonus_kind?: BonusKind;
  /** The expected value of the best offer. */
  cost?: number;
};

/** Left out for partners that pass the filter without any of these being chosen. */
export function matchedValues(
  partner: PartnerInMarket,
  filter: ProductFilter,
): MatchedValues | undefined {
  const { licence = [], payment = [], provider = [], site_language = [] } = filter;
  const { bonus_kind = [] } = filter;
  const found: MatchedValues = {
    ...(licence.length > 0 && { licence: licence.find((id) => partner.licences.includes(id)) }),
    ...(payment.length > 0 && { payment: fastestMethod(partner, filter) }),
    ...(provider.length > 0 && { provider: provider.find((id) => partner.providers.includes(id)) }),
    ...(site_language.length > 0 && {
      site_language: site_language.find((code) => partner.languages.includes(code)),
    }),
    ...(bonus_kind.length > 0 && { bonus_kind: firstKind(partner, filter, bonus_kind) }),
  };
  return Object.values(found).some((value) => value !== undefined) ? found : undefined;
}

function fastestMethod(partner: PartnerInMarket, filter: ProductFilter) {
  const passes = methodTest(filter);
  const [fastest] = partner.methods
    .map((id, at) => ({ id, at, payoutHours: partner.payoutHours[at] as number }))
    .filter(({ at }) => passes(partner, at))
    .sort((one, other) => (one.payoutHours < other.payoutHours ? -1 : 1));
  return fastest && { id: fastest.id, payoutHours: fastest.payoutHours };
}

function firstKind({ offers }: PartnerInMarket, filter: ProductFilter, chosen: BonusKind[]) {
  const passing = offers.filter(offerTest(filter));
  return chosen.find((kind) => passing.some(({ kinds }) => kinds.includes(kind)));
}
