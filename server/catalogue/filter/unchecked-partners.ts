/** Partners that a filter leaves out only because something about them is unknown. */
import { unknown } from '#contract/catalogue/fact/payment-figures.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import { type FilterGroup, groups, type Matching, testOf } from './match-partners.ts';
import type { PartnerInMarket } from './partner-in-market.ts';

type Test = (partner: PartnerInMarket) => boolean;

/** True if the partner could pass once the missing facts are known. */
const couldPass: Record<FilterGroup, (filter: ProductFilter) => Test> = {
  licence: () => (partner) => !partner.hasLicences,
  provider: () => (partner) => partner.providers.length === 0,
  site_language: () => (partner) => partner.languages.length === 0,
  methods({ payment = [], payout_hours = unknown, min_deposit = unknown }) {
    const isWithin = (figure: number, limit: number) => figure <= limit || figure === unknown;
    return ({ methods, payoutHours, minDeposits }) =>
      methods.length === 0 ||
      methods.some(
        (id, at) =>
          (payment.length === 0 || payment.includes(id)) &&
          isWithin(payoutHours[at] as number, payout_hours) &&
          isWithin(minDeposits[at] as number, min_deposit),
      );
  },
  offers({ bonus_kind = [], max_wagering = unknown }) {
    return ({ offers }) =>
      offers.some(
        ({ kinds, wagering }) =>
          (bonus_kind.length === 0 ||
            kinds.length === 0 ||
            kinds.some((kind) => bonus_kind.includes(kind))) &&
          (wagering <= max_wagering || wagering === unknown),
      );
  },
};

/** In the order of the list. */
export function uncheckedPartners(
  partners: readonly PartnerInMarket[],
  { passing }: Matching,
  filter: ProductFilter,
): PartnerInMarket[] {
  const passed = new Set(passing);
  const tests = groups.map((group) => ({
    passes: testOf(group, filter),
    could: couldPass[group](filter),
  }));
  return partners.filter(
    (partner) =>
      !passed.has(partner) && tests.every(({ passes, could }) => passes(partner) || could(partner)),
  );
}
