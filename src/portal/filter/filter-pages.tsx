import { buttonClass } from '../../ui/button.ts';
import type { DescribedFilter } from './described-filter.ts';
import { FilterLink } from './filter-link.tsx';

export function FilterPages({ described: { pages, texts } }: { described: DescribedFilter }) {
  if (!pages) return null;
  const step = (page: number, label: string) => (
    <FilterLink change={{ page }} resetScroll className={`${buttonClass.quiet} min-h-11`}>
      {label}
    </FilterLink>
  );
  return (
    <nav aria-label={texts.pages} className="mt-2 flex flex-wrap items-center gap-4">
      {pages.previous && step(pages.previous, texts.previous)}
      {pages.next && step(pages.next, texts.next)}
      <p className="figures text-muted text-small">{pages.label}</p>
    </nav>
  );
}
