import { maxFigureIds, type ProductFigures } from '#contract/catalogue/product-figures.ts';
import { trpc } from '../../api.ts';

/** Loads the figures of the listed products, a hundred at a time. */
export function useProductFigures(ids: readonly number[], enabled: boolean) {
  const chunks: number[][] = [];
  for (let start = 0; enabled && start < ids.length; start += maxFigureIds) {
    chunks.push(ids.slice(start, start + maxFigureIds));
  }
  const queries = trpc.useQueries(({ admin }) =>
    chunks.map((chunk) => admin.product.figures({ ids: chunk.join() })),
  );
  const figures = new Map<number, ProductFigures>();
  for (const { data } of queries) for (const row of data?.items ?? []) figures.set(row.id, row);
  return figures;
}
