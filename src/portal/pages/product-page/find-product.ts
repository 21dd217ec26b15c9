import { notFound } from '@tanstack/react-router';
import type { CostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { isId } from '#contract/id.ts';
import { isSlug } from '#contract/slug.ts';
import type { RouterContext } from '../../../router-context.ts';

export type ProductLoading = {
  context: RouterContext;
  params: { id: string };
  abortController: AbortController;
  deps?: CostSearch;
};

export const isMissing = (error: unknown) =>
  (error as { data?: { httpStatus?: number } }).data?.httpStatus === 404;

export function queryOf({ context: { language, market }, params }: ProductLoading) {
  const id = isSlug(params.id) ? params.id : readId(params.id);
  if (id === undefined) throw notFound();
  return { id, market, lang: language };
}

function readId(digits: string) {
  const id = Number(digits);
  return /^[1-9]\d*$/.test(digits) && isId(id) ? id : undefined;
}

export async function findProduct(loading: ProductLoading) {
  const query = queryOf(loading);
  const { catalogue } = await loading.context.loadApi();
  const { signal } = loading.abortController;
  try {
    return await catalogue.product.query({ ...query, ...loading.deps }, { signal });
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
