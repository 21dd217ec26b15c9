/** The part of the routes that every page loads. */
import { filterParameters, isFilterValue } from '#contract/catalogue/filter/filter-name.ts';
import { productPath } from '#contract/page-path.ts';
import type { RouterContext } from '../../router-context.ts';
import { pageHead } from '../head/page-head.ts';
import { itemList } from '../head/structured-data.ts';
import { listPath } from './list-path.ts';
import type { LoadedPartners } from './load-partners.ts';

/** The server renders from these parameters too, so that hydration starts with the same list. */
export const filterDeps = ({ search }: { search: object }) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        filterParameters.includes(name) &&
        ['string', 'number'].includes(typeof value) &&
        isFilterValue(String(value)),
    ),
  );

type Match = { match: { context: RouterContext }; loaderData?: LoadedPartners | undefined };

/** Search engines see the whole list only: filters, orders and pages of it are the same partners again. */
export function partnerListHead({ match: { context }, loaderData }: Match) {
  if (!loaderData) return {};
  const { section, partners, chosen, described } = loaderData;
  const listed = 'data' in partners ? partners.data.items : [];
  const items = listed.map(({ id, name }) => ({ path: productPath(id), name }));
  const { meta, links } = pageHead({
    context,
    path: listPath[section],
    title: described.texts.title,
    description: described.texts.description,
    things: items.length > 0 ? [itemList(context, items)] : [],
  });
  const isWhole = Object.keys(chosen).length === 0;
  return { meta: isWhole ? meta : [...meta, { name: 'robots', content: 'noindex' }], links };
}
