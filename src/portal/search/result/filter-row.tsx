import { Link } from '@tanstack/react-router';
import { ArrowRight, SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chosenFilter, filterSearch } from '#contract/catalogue/filter/filter-search.ts';
import type { FoundFilter } from '#contract/catalogue/search/search.ts';
import { pagePath } from '#contract/page-path.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { usePageContext } from '../../page-context.ts';

type Props = Pick<ComponentProps<'a'>, 'id' | 'role' | 'tabIndex' | 'aria-selected' | 'onClick'> & {
  filter: FoundFilter;
  texts: SearchTexts;
};

/** Opens the list of casinos with a filter that the search names. */
export function FilterRow({ filter: { name, query, count }, texts, ...attributes }: Props) {
  const { language } = usePageContext();
  const chosen = chosenFilter(Object.fromEntries(new URLSearchParams(query)));
  const { page: _, sort: __, ...search } = filterSearch(chosen);
  return (
    <Link
      {...attributes}
      to={pagePath.allCasinos}
      search={({ market }) => ({ market, ...search })}
      rel="nofollow"
      className="flex min-h-11 items-center gap-3 rounded-control border border-transparent p-3 transition-colors hover:bg-lifted aria-selected:border-brass aria-selected:bg-lifted"
    >
      <SlidersHorizontal className="size-5 shrink-0 text-muted" />
      <span dir="auto" className="wrap-anywhere min-w-0 font-strong">
        {fillText(countedIn(language)(count, texts.filter), { name })}
      </span>
      <ArrowRight className="ml-auto size-4 shrink-0 text-brass" />
    </Link>
  );
}
