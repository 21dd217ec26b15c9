import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../router.tsx';
import { outcomeOf } from '../outcome.ts';
import { productText } from './product-text.ts';

type Loading = {
  context: RouterContext;
  params: { id: string };
  abortController: AbortController;
};

const isMissing = (error: unknown) =>
  (error as { data?: { httpStatus?: number } }).data?.httpStatus === 404;

export async function loadProduct({ context, params, abortController }: Loading) {
  if (!/^[1-9]\d*$/.test(params.id)) throw notFound();
  const { loadApi, language: lang, market } = context;
  const { catalogue } = await loadApi();
  const { signal } = abortController;
  const input = { id: Number(params.id), market, lang };
  const [product, similar] = await Promise.all([
    catalogue.product.query(input, { signal }).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error;
    }),
    // No visitor waits for what the page can do without: it is asked for once.
    outcomeOf(catalogue.similarProducts.query(input, { signal, context: { once: true } })),
  ]);
  return {
    product,
    similar: 'data' in similar ? similar.data : [],
    /** What search engines show under the title. */
    summary: product.description ?? productText[lang].summary(product.name),
  };
}

export type ProductLists = Awaited<ReturnType<typeof loadProduct>>;
