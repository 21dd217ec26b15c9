import { readCompared } from '#contract/catalogue/compared-ids.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import { type CostSearch, readCostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import type { CompareText } from '../../../../messages/en/content/compare.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { isMissing } from '../product-page/find-product.ts';
import { describeComparison } from './describe-comparison.ts';

type Loading = {
  context: RouterContext;
  deps: CompareSearch;
  abortController: AbortController;
};

export type CompareSearch = CostSearch & { ids?: unknown };

/** The API only returns partners, offers and links that the visitor's market shows. */
export async function loadComparison({ context, deps, abortController: { signal } }: Loading) {
  const { language, market, markets, loadApi } = context;
  const { ids, isCut } = readCompared(deps.ids);
  const asked = { market, lang: language, ...readCostSearch(deps) };
  const { catalogue } = await loadApi();
  const find = async (id: number): Promise<ProductPage[]> => {
    try {
      return [await catalogue.product.query({ id, ...asked }, { signal })];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  const [texts, { facts }, ...found] = await Promise.all([
    loadContentTexts(language, 'compare'),
    loadTexts(language, 'product'),
    ...ids.map(find),
  ]);
  const partners = found.flat();
  const { effects, currency = 'USD' } = markets.find(({ code }) => code === market) ?? {};
  const hasBonuses = context.breakUntil === undefined && effects?.bonuses !== 'hide';
  const rows = describeComparison(partners, { language, texts, facts, currency }, hasBonuses);
  return {
    texts: { ...texts, marked: texts.marked[comparedKind(partners)] },
    rows,
    isCut,
    isMissing: partners.length < ids.length,
    partners: partners.map(({ id, name, icon_url, ref_link, availability, click_parameter }) => ({
      ...{ id, name, icon_url, ref_link, click_parameter },
      isClosed: availability === 'closed',
    })),
  };
}

/** How a text calls all of the partners. */
function comparedKind(partners: readonly ProductPage[]): keyof CompareText['marked'] {
  const areAll = (category: string) =>
    partners.every(({ categories }) => categories.includes(category));
  return areAll('casino') ? 'casino' : areAll('bets') ? 'bets' : 'site';
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>;
export type ComparedPartner = Comparison['partners'][number];
