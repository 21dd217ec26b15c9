import type { ExclusiveBonus } from '#contract/catalogue/exclusive-bonus.ts';
import { fold } from '#contract/fold.ts';

type Offer = Pick<ExclusiveBonus, 'id' | 'product'> & {
  i18n: Record<string, { title: string | null }>;
};

/** Filters offers in the browser, because there are only a few exclusive bonuses. */
export function matchingOffers<Row extends Offer>(offers: readonly Row[], typed: string): Row[] {
  const words = fold(typed.trim());
  return offers.filter(({ id, i18n, product }) =>
    [String(id), product?.name, ...Object.values(i18n).map(({ title }) => title)].some(
      (text) => text && fold(text).includes(words),
    ),
  );
}
