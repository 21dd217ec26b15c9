import type { Change } from '#contract/change.ts';
import { trpc } from '../api.ts';
import { useCategories } from '../use-categories.ts';
import type { Names } from './told-value.tsx';

/** What was once called so is called so for good: a change is not asked twice. */
export function useChangeNames({ seq }: Change): Names {
  const { data: things } = trpc.admin.change.names.useQuery({ seq }, { staleTime: Infinity });
  const { data: categories } = useCategories();
  return {
    things: new Map(things?.items.map(({ id, name }) => [id, name])),
    categories: new Map(categories?.items.map(({ id, name_en }) => [id, name_en])),
  };
}
