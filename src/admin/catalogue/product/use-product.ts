import { trpc } from '../../api.ts';

export function useProduct(id: number | null) {
  const { data } = trpc.admin.product.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  return id === null ? undefined : data;
}
