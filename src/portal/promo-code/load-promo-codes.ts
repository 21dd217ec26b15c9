import { notFound } from '@tanstack/react-router';
import { resultOf } from '../../api/api-result.ts';
import { promoText } from '../../messages/promo-code-text.ts';
import type { RouterContext } from '../../router-context.ts';

export const pageLength = 20;

type Loading = {
  context: RouterContext;
  params: { page?: string | undefined };
  abortController: AbortController;
};

/** The first page has no number, so that each page has one path. */
export function pageOf({ page }: Loading['params']): number {
  if (page === undefined) return 1;
  if (!/^[1-9]\d{0,6}$/.test(page) || page === '1') throw notFound();
  return Number(page);
}

export async function loadPromoCodes({ context, params, abortController }: Loading) {
  const { loadApi, language: lang, market } = context;
  const page = pageOf(params);
  const { catalogue } = await loadApi();
  const codes = await resultOf(
    catalogue.promoCodes.query(
      { market, lang, limit: pageLength, offset: (page - 1) * pageLength },
      { signal: abortController.signal },
    ),
  );
  if (page > 1 && 'data' in codes && codes.data.items.length === 0) throw notFound();
  const { title, description, pageNumber } = promoText(lang);
  return {
    page,
    codes,
    title: page > 1 ? `${title}, ${pageNumber(String(page))}` : title,
    description,
  };
}

export type PromoCodes = Awaited<ReturnType<typeof loadPromoCodes>>;
