import { notFound } from '@tanstack/react-router';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { loadOfferList } from '../../filter/load-offer-list.ts';

const pageLength = 20;

type Loading = {
  context: RouterContext;
  params: { page?: string | undefined };
  abortController: AbortController;
  deps?: object;
};

/** Parses the page number. The first page has none, so that every page has exactly one path. */
export function pageOf({ page }: Loading['params']): number {
  if (page === undefined) return 1;
  if (!/^[1-9]\d{0,6}$/.test(page) || page === '1') throw notFound();
  return Number(page);
}

export async function loadPromoCodes({ context, params, abortController, deps = {} }: Loading) {
  const { loadApi, language } = context;
  const { signal } = abortController;
  const [texts, { page, offers: codes, chosen, described }] = await Promise.all([
    loadTexts(language, 'promo-code'),
    loadOfferList({
      ...{ context, search: deps, subject: 'promo_codes', pageLength, page: pageOf(params) },
      list: (query) =>
        resultOf(loadApi().then(({ catalogue }) => catalogue.promoCodes.query(query, { signal }))),
    }),
  ]);
  if (page > 1 && 'data' in codes && codes.data.items.length === 0) throw notFound();
  const total = 'data' in codes ? codes.data.total : 0;
  return { page, pageCount: Math.ceil(total / pageLength), codes, texts, chosen, described };
}

export type PromoCodes = Awaited<ReturnType<typeof loadPromoCodes>>;
