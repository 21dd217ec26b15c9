import { Link } from '@tanstack/react-router';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useCategories } from '../use-categories.ts';
import type { ListFilter } from './list-filter.ts';

/** Another category is another list, from its first page. */
const choose = (category: string | undefined) => (filter: ListFilter) => ({
  ...filter,
  category,
  page: undefined,
});

export function CategoryChips({ chosen }: { chosen: string | undefined }) {
  const categories = useCategories();
  if (categories.error) {
    return (
      <ErrorBox
        message="Could not load categories."
        retry={{ label: 'Try again', run: categories.refetch }}
      />
    );
  }
  const slugs = categories.data?.items.map(({ slug }) => slug) ?? [];
  return (
    <nav aria-label="Category" className="flex flex-wrap gap-2">
      {[undefined, ...slugs].map((slug) => (
        <Link
          key={slug ?? ''}
          to="."
          search={slug === chosen ? true : choose(slug)}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
        >
          {slug ?? 'All'}
        </Link>
      ))}
    </nav>
  );
}
