import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FilterSearch } from '#contract/catalogue/filter/filter-search.ts';
import { type ListedSection, listPath } from './list-path.ts';

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-small transition-colors cramped:max-w-full';

export const chipClass = {
  plain: `${chip} border-line bg-raised hover:border-edge`,
  chosen: `${chip} border-brass bg-raised text-ink hover:border-brass-bright`,
  empty: `${chip} border-line border-dashed text-muted`,
} as const;

/** The router would mark each link to a part of the filter as the current page. */
const sameFilter = { exact: true, includeSearch: true };

type Props = {
  section: ListedSection;
  search: FilterSearch;
  isChosen?: boolean;
  className: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** Keeps the visitor's place on the page. The results are loaded from the moment a finger or the pointer is on it. */
export const FilterLink = ({ section, search, isChosen, ...attributes }: Props) => (
  <Link
    {...attributes}
    to={listPath[section]}
    search={(kept) => ({ ...kept, ...search })}
    resetScroll={false}
    rel="nofollow"
    aria-current={isChosen ? 'true' : undefined}
    activeOptions={sameFilter}
  />
);
