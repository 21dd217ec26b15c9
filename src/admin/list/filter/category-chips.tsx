import { ErrorBox } from '../../../ui/error-box.tsx';
import { useAdminTexts } from '../../language.ts';
import { useCategories } from '../../use-categories.ts';
import { ChipLinks } from './chip-links.tsx';

type Props = {
  chosen: string | undefined;
  /** Whether to add a chip for all categories. */
  all?: boolean;
  totals?: (number | undefined)[];
};

/** The values of the chips, in their order. */
export function useCategoryChoices() {
  const { data } = useCategories();
  return [undefined, ...(data?.items.map(({ slug }) => slug) ?? [])];
}

export function CategoryChips({ chosen, all = true, totals }: Props) {
  const { list, shared } = useAdminTexts();
  const text = list.filter;
  const categories = useCategories();
  if (categories.error) {
    return (
      <ErrorBox
        message={text.noCategories}
        retry={{ label: shared.tryAgain, run: categories.refetch }}
      />
    );
  }
  if (categories.data?.items.length === 0) {
    return <p className="text-muted">{text.emptyCategories}</p>;
  }
  const slugs = categories.data?.items.map(({ slug }) => ({ value: slug, label: slug })) ?? [];
  return (
    <ChipLinks
      label={text.category}
      name="category"
      chips={[...(all ? [{ value: undefined, label: shared.all }] : []), ...slugs]}
      chosen={chosen}
      totals={totals}
    />
  );
}
