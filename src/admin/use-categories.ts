import { trpc } from './api.ts';

/** Categories hardly ever change, and every screen shows them. */
export const useCategories = () => trpc.admin.category.list.useQuery({}, { staleTime: 5 * 60_000 });

/** An unknown category is ignored, once the categories are loaded. */
export function useKnownCategory(slug: string | undefined) {
  const { data } = useCategories();
  return !data || data.items.some((category) => category.slug === slug) ? slug : undefined;
}
