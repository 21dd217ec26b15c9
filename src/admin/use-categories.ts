import { trpc } from './api.ts';

/** They hardly ever change, and every screen shows them. */
export const useCategories = () => trpc.admin.category.list.useQuery({}, { staleTime: 5 * 60_000 });

/** A category that is not there is passed over, as soon as it is known that it is not. */
export function useKnownCategory(slug: string | undefined) {
  const { data } = useCategories();
  return !data || data.items.some((category) => category.slug === slug) ? slug : undefined;
}
