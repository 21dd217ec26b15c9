import { ErrorBox } from '../../../ui/error-box.tsx';
import { useCategories } from '../../use-categories.ts';
import { ChipLinks } from './chip-links.tsx';

type Props = {
  chosen: string | undefined;
  /** Adds a chip for all categories. */
  all?: boolean;
};

export function CategoryChips({ chosen, all = true }: Props) {
  const categories = useCategories();
  if (categories.error) {
    return (
      <ErrorBox
        message="Could not load categories."
        retry={{ label: 'Try again', run: categories.refetch }}
      />
    );
  }
  if (categories.data?.items.length === 0) {
    return <p className="text-muted">No categories configured yet.</p>;
  }
  const slugs = categories.data?.items.map(({ slug }) => ({ value: slug, label: slug })) ?? [];
  return (
    <ChipLinks
      label="Category"
      name="category"
      chips={[...(all ? [{ value: undefined, label: 'All' }] : []), ...slugs]}
      chosen={chosen}
    />
  );
}
