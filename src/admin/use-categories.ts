import type { Category } from '#contract/catalogue/category.ts';
import { trpc } from './api.ts';
import { useAdminTexts } from './language.ts';

/** Texts of the site name the categories that it came with. */
export const categoryName = (names: Record<string, string>, { slug, name_en }: Category): string =>
  names[slug] ?? name_en;

/** Categories hardly ever change, and every screen shows them. Their `name` is in the editor's language. */
export function useCategories() {
  const { categories } = useAdminTexts().shared;
  return trpc.admin.category.list.useQuery(
    {},
    {
      staleTime: 5 * 60_000,
      select: ({ items }) => ({
        items: items.map((category) => ({ ...category, name: categoryName(categories, category) })),
      }),
    },
  );
}

/** An unknown category is ignored, once the categories are loaded. */
export function useKnownCategory(slug: string | undefined) {
  const { data } = useCategories();
  return !data || data.items.some((category) => category.slug === slug) ? slug : undefined;
}
