import { notFound } from '@tanstack/react-router';
import { isId } from '#contract/id.ts';
import { loadTexts } from '../../../messages/load-page-text.ts';
import { resultOf } from '../../api/api-result.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = {
  context: RouterContext;
  params: { id: string };
  abortController: AbortController;
};

const isMissing = (error: unknown) =>
  (error as { data?: { httpStatus?: number } }).data?.httpStatus === 404;

function queryOf({ context: { language, market }, params }: Loading) {
  const id = Number(params.id);
  if (!/^[1-9]\d*$/.test(params.id) || !isId(id)) throw notFound();
  return { id, market, lang: language };
}

export async function findProduct(loading: Loading) {
  const query = queryOf(loading);
  const { catalogue } = await loading.context.loadApi();
  const { signal } = loading.abortController;
  try {
    return await catalogue.product.query(query, { signal });
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

/** Loads similar products. The page works without them, so a failed request isn't retried. */
async function findSimilar(loading: Loading) {
  const query = queryOf(loading);
  const { catalogue } = await loading.context.loadApi();
  const { signal } = loading.abortController;
  return catalogue.similarProducts.query(query, { signal, context: { once: true } });
}

export async function loadProduct(loading: Loading) {
  const [product, similar, texts] = await Promise.all([
    findProduct(loading),
    resultOf(findSimilar(loading)),
    loadTexts(loading.context.language, 'product'),
  ]);
  return { product, similar: 'data' in similar ? similar.data : [], texts };
}

export type ProductLists = Awaited<ReturnType<typeof loadProduct>>;
