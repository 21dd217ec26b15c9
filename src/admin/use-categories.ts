import type { Category } from '#contract/catalogue/category.ts';
import { trpc } from './api.ts';
import { adminLanguage } from './language.ts';

const named = ({ items }: { items: Category[] }) => ({
  items: items.map((category) => ({ ...category, name: category.names[adminLanguage()] })),
});

/** Categories hardly ever change, and every screen shows them. Their `name` is in the editor's language. */
export const useCategories = () =>
  trpc.admin.category.list.useQuery({}, { staleTime: 5 * 60_000, select: named });

/** An unknown category is ignored, once the categories are loaded. */
export function useKnownCategory(slug: string | undefined) {
  const { data } = useCategories();
  return !data || data.items.some((category) => category.slug === slug) ? slug : undefined;
}
