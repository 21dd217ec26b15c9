import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';

/** Returns the names of products. One that was deleted has its ID instead. */
export function useProductNames(ids: readonly number[]): string[] {
  const { picker } = useAdminTexts().product;
  const products = trpc.useQueries((calls) =>
    ids.map((id) => calls.admin.product.get({ id }, { staleTime: 60_000 })),
  );
  return products.map(({ data, error }, index) =>
    data ? data.name : error ? picker.gone(ids[index] ?? 0) : '…',
  );
}
