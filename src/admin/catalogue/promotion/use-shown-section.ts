import type { Section } from '#contract/catalogue/section.ts';
import { useCategories } from '../../use-categories.ts';

/** Returns the first of the given sections whose category is selected, or otherwise the first section. */
export function useShownSection<Shown extends Section>(
  offered: readonly [Shown, ...Shown[]],
  categories: number[],
): Shown {
  const { data } = useCategories();
  const chosen = data?.items.filter(({ id }) => categories.includes(id)) ?? [];
  const isChosen = (section: Section) => chosen.some(({ slug }) => slug === section);
  return offered.find(isChosen) ?? offered[0];
}
