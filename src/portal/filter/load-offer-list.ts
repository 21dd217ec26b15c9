/** Requests a filtered list of bonuses or promo codes, with the counts of all further choices. */
import type { OfferFacets, OfferTotalsWithout } from '#contract/catalogue/filter/offer-filter.ts';
import { type ChosenOffers, chosenOffers } from '#contract/catalogue/filter/offer-filter-search.ts';
import { loadContentTexts } from '../../../messages/load-content-text.ts';
import type { ApiResult } from '../../api/api-result.ts';
import type { RouterContext } from '../../router-context.ts';

type CountedList = { total: number; facets?: OfferFacets; without?: OfferTotalsWithout };

type Loading<List extends CountedList> = {
  context: RouterContext;
  search: object;
  subject: 'bonuses' | 'promo_codes';
  pageLength: number;
  /** By default, the page that the filter in the URL has. */
  page?: number;
  list: (query: ReturnType<typeof queryOf>) => Promise<ApiResult<List>>;
};

const queryOf = (
  { language: lang, market }: RouterContext,
  { page: _, ...chosen }: ChosenOffers,
  limit: number,
  page: number,
) => ({ market, lang, ...chosen, facets: true, limit, offset: (page - 1) * limit });

export async function loadOfferList<List extends CountedList>({
  context,
  search,
  subject,
  pageLength,
  page: pageInPath,
  list,
}: Loading<List>) {
  const { language, market, markets } = context;
  const chosen = chosenOffers({ ...search, ...(pageInPath !== undefined && { page: undefined }) });
  const page = pageInPath ?? chosen.page ?? 1;
  // Only needed once another list is loaded, so the first load of a page doesn't include it.
  const [{ describeOfferFilter }, texts, shared, offers] = await Promise.all([
    import('./describe-offer-filter.ts'),
    loadContentTexts(language, 'offer-list'),
    loadContentTexts(language, 'partner-list'),
    list(queryOf(context, chosen, pageLength, page)),
  ]);
  const currency = markets.find(({ code }) => code === market)?.currency ?? 'USD';
  const described = describeOfferFilter(
    'data' in offers ? offers.data : undefined,
    { subject, chosen, pageLength },
    { texts, shared, language, currency },
  );
  return { chosen, page, offers, described, texts };
}
