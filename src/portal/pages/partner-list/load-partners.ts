import { notFound } from '@tanstack/react-router';
import type { ChosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import { chosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import type { ProductCardList } from '#contract/catalogue/product.ts';
import { productPath } from '#contract/page-path.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import type { ApiResult } from '../../../api/api-result.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import { itemList } from '../../head/structured-data.ts';
import type { DescribedPartnerFilter } from './describe-filter.ts';
import { describeFilter } from './describe-filter.ts';
import { type ListedSection, listPath } from './list-path.ts';

type Listed = {
  section: ListedSection;
  partners: ApiResult<ProductCardList>;
  chosen: ChosenFilter;
  described: DescribedPartnerFilter;
};

/**
 * Only the complete list is indexed by search engines: filtered and sorted lists and further pages contain the same
 * partners.
 */
function partnerListHead(context: RouterContext, { section, partners, chosen, described }: Listed) {
  const listed = 'data' in partners ? partners.data.items : [];
  const items = listed.map(({ slug, name }) => ({ path: productPath(slug), name }));
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

const pageLength = 20;
/** The most that the API returns in one list. */
const maxUnchecked = 100;

type Loading = {
  context: RouterContext;
  deps: object;
  abortController: AbortController;
};

/** The API returns only the partners that match the filter, with the counts of all further choices. */
export async function loadPartners(
  { context, deps, abortController: { signal } }: Loading,
  section: ListedSection,
) {
  const { loadApi, language: lang, market, markets } = context;
  const chosen = chosenFilter(deps as Record<string, unknown>);
  const { page = 1, sort = 'editors', unchecked: asksUnchecked, ...filter } = chosen;
  const query = { category: section, market, lang, ...filter, sort, closed_last: true };
  const onPage = { facets: true, limit: pageLength, offset: (page - 1) * pageLength };
  const list = (more: object) =>
    resultOf(
      loadApi().then(({ catalogue }) =>
        catalogue.products.query({ ...query, ...more }, { signal }),
      ),
    );
  const [texts, partners, unchecked] = await Promise.all([
    loadContentTexts(lang, 'partner-list'),
    list(onPage),
    asksUnchecked && list({ unchecked: true, limit: maxUnchecked }),
  ]);
  if (page > 1 && 'data' in partners && partners.data.items.length === 0) throw notFound();
  const currency = markets.find(({ code }) => code === market)?.currency ?? 'USD';
  const described = describeFilter(
    'data' in partners ? partners.data : undefined,
    { chosen, section, pageLength },
    { texts, language: lang, currency },
  );
  const loaded = { section, partners, unchecked, chosen, described };
  return { ...loaded, head: partnerListHead(context, loaded) };
}

export type LoadedPartners = Awaited<ReturnType<typeof loadPartners>>;
