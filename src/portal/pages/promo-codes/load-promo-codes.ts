import { notFound } from '@tanstack/react-router';
import type { CostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';

export const pageLength = 20;

type Loading = {
  context: RouterContext;
  params: { page?: string | undefined };
  abortController: AbortController;
  deps?: CostSearch;
};

/** Parses the page number. The first page has none, so that every page has exactly one path. */
export function pageOf({ page }: Loading['params']): number {
  if (page === undefined) return 1;
  if (!/^[1-9]\d{0,6}$/.test(page) || page === '1') throw notFound();
  return Number(page);
}

export async function loadPromoCodes({ context, params, abortController, deps }: Loading) {
  const { loadApi, language: lang, market } = context;
  const page = pageOf(params);
  const query = { market, lang, limit: pageLength, offset: (page - 1) * pageLength, ...deps };
  const { signal } = abortController;
  const [texts, codes] = await Promise.all([
    loadTexts(lang, 'promo-code'),
    resultOf(loadApi().then(({ catalogue }) => catalogue.promoCodes.query(query, { signal }))),
  ]);
  if (page > 1 && 'data' in codes && codes.data.items.length === 0) throw notFound();
  return { page, codes, texts };
}

export type PromoCodes = Awaited<ReturnType<typeof loadPromoCodes>>;
