import type { Category } from '#contract/catalogue/category.ts';
import { trpc } from './api.ts';
import { useAdminTexts } from './language.ts';

/** Returns the translated name of a category. Only built-in categories are translated. */
export const categoryName = (names: Record<string, string>, { slug, name_en }: Category): string =>
  names[slug] ?? name_en;

/** Loads the categories, whose `name` is in the editor's language. They are cached because they rarely change. */
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

/** Ignores an unknown category once the categories have loaded. */
export function useKnownCategory(slug: string | undefined) {
  const { data } = useCategories();
  return !data || data.items.some((category) => category.slug === slug) ? slug : undefined;
}
