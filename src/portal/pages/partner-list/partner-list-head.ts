import type { ChosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import type { ProductCardList } from '#contract/catalogue/product.ts';
import { productPath } from '#contract/page-path.ts';
import type { ApiResult } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import { itemList } from '../../head/structured-data.ts';
import type { DescribedFilter } from './describe-filter.ts';
import { type ListedSection, listPath } from './list-path.ts';

type Listed = {
  section: ListedSection;
  partners: ApiResult<ProductCardList>;
  chosen: ChosenFilter;
  described: DescribedFilter;
};

/** Search engines see the whole list only: filters, orders and pages of it are the same partners again. */
export function partnerListHead(
  context: RouterContext,
  { section, partners, chosen, described }: Listed,
) {
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
