import type { CostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { loadTexts } from '../../../messages/load-page-text.ts';
import { resultOf } from '../../api/api-result.ts';
import type { RouterContext } from '../../router-context.ts';

const listLength = 20;

/** Loads the messages and results on the server too, so that the page works without JavaScript. */
export async function loadSearchPage(
  { language, market, loadApi }: RouterContext,
  searchText: string,
  asked: CostSearch,
) {
  const texts = await loadTexts(language, 'search');
  const query = new URLSearchParams(searchText).get('q')?.replaceAll('\u0000', '').trim() ?? '';
  if ([...query].length < 2) return { texts, query };
  const { catalogue } = await loadApi();
  const found = { q: query, lang: language, limit: listLength };
  const [result, content] = await Promise.all([
    resultOf(catalogue.search.query({ ...found, market, ...asked })),
    resultOf(catalogue.contentPageSearch.query(found)),
  ]);
  return { texts, query, result, content };
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearchPage>>;
