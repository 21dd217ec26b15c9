import type { CostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { pagePath } from '#contract/page-path.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';

const listLength = 20;

/** Loads the messages and results on the server too, so that the page works without JavaScript. */
export async function loadSearchPage(
  context: RouterContext,
  searchText: string,
  asked: CostSearch,
) {
  const { language, market, loadApi } = context;
  const texts = await loadTexts(language, 'search');
  const head = searchHead(context, texts);
  const query = new URLSearchParams(searchText).get('q')?.replaceAll('\u0000', '').trim() ?? '';
  if ([...query].length < 2) return { head, texts, query };
  const { catalogue } = await loadApi();
  const found = { q: query, lang: language, limit: listLength };
  const [result, content] = await Promise.all([
    resultOf(catalogue.search.query({ ...found, market, ...asked })),
    resultOf(catalogue.contentPageSearch.query(found)),
  ]);
  return { head, texts, query, result, content };
}

function searchHead(context: RouterContext, { title, description }: SearchTexts) {
  const { meta, links } = pageHead({ context, path: pagePath.search, title, description });
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearchPage>>;
