import { filterSearch } from '#contract/catalogue/filter/filter-search.ts';
import { filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import { countedIn } from '../../../../messages/counted.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { leadingFacts } from '../partner-list/leading-fact.ts';
import { listPath } from '../partner-list/list-path.ts';

const listLength = 20;

type Loading = { context: RouterContext; abortController: AbortController };

/** Loads the matching partners in the visitor's market, like the list at the URL. */
export async function loadPartnerList(
  { context, abortController: { signal } }: Loading,
  address: string,
) {
  const list = filteredListAt(address);
  if (!list) return undefined;
  const { section, chosen } = list;
  const { loadApi, language: lang, market } = context;
  const { sort = 'editors', ...filter } = chosen;
  const query = { category: section, market, lang, ...filter, sort, limit: listLength };
  const ordered = { ...query, facets: true, closed_last: true };
  const [texts, partners] = await Promise.all([
    loadContentTexts(lang, 'partner-list'),
    resultOf(loadApi().then(({ catalogue }) => catalogue.products.query(ordered, { signal }))),
  ]);
  const { total = 0, closed = 0 } = 'data' in partners ? partners.data : {};
  return {
    partners,
    found: countedIn(lang)(total, texts[section].found),
    closed: fillText(texts.closed, { count: closed.toLocaleString(lang) }),
    leading: leadingFacts(chosen),
    nothing: texts[section].nothingNow,
    further: texts.further,
    to: listPath[section],
    search: filterSearch(chosen),
  };
}

export type LoadedPartnerList = NonNullable<Awaited<ReturnType<typeof loadPartnerList>>>;
