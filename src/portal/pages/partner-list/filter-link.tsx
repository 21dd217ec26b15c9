import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { FilterSearch } from '#contract/catalogue/filter/filter-search.ts';
import { pathIn } from '#contract/language-path.ts';
import { pressLink } from '../../../ui/press/press-link.ts';
import { useLinkSearch, withSearch } from '../../frame/link-parameters.ts';
import { usePageContext } from '../../page-context.ts';
import { type ListedSection, listPath } from './list-path.ts';

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-small transition-colors aria-busy:border-brass cramped:max-w-full';

export const chipClass = {
  plain: `${chip} border-line bg-raised hover:border-edge`,
  chosen: `${chip} border-brass bg-raised text-ink hover:border-brass-bright`,
  empty: `${chip} border-line border-dashed text-muted`,
} as const;

type FilterPaths = {
  hrefOf: (search: FilterSearch) => string;
  open: (search: FilterSearch, resetScroll: boolean) => Promise<void>;
  preload: (search: FilterSearch) => void;
};

const FilterContext = createContext<FilterPaths | undefined>(undefined);

/**
 * Subscribes to the router once for all links of the filter. If each of a hundred choices used the router's own link,
 * clicks would take too long on slow phones.
 */
export function FilterPathsProvider(given: { section: ListedSection; children: ReactNode }) {
  const { section, children } = given;
  const router = useRouter();
  const { language } = usePageContext();
  const market = useLinkSearch().get('market');
  const paths = useMemo((): FilterPaths => {
    const to = listPath[section];
    return {
      hrefOf: (search) => withSearch(pathIn(language, to), queryOf(search, market)),
      open: (search, resetScroll) =>
        router.navigate({ to, search: (kept) => ({ ...kept, ...search }), resetScroll }),
      preload: (search) => {
        // If preloading fails, the click reports the error.
        router.preloadRoute({ to, search: (kept) => ({ ...kept, ...search }) }).catch(() => {});
      },
    };
  }, [router, section, language, market]);
  return <FilterContext value={paths}>{children}</FilterContext>;
}

function queryOf(search: FilterSearch, market: string | null): URLSearchParams {
  const query = new URLSearchParams(market ? { market } : {});
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query;
}

type Props = {
  search: FilterSearch;
  isChosen?: boolean;
  /** Set for links to other pages of the list. */
  resetScroll?: boolean;
  className: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** Keeps the scroll position. Starts loading the results when the link is hovered or touched. */
export function FilterLink({ search, isChosen, resetScroll = false, ...attributes }: Props) {
  const paths = use(FilterContext);
  if (!paths) throw new Error('A filter link needs the paths of its page.');
  const preload = () => paths.preload(search);
  return (
    <a
      {...attributes}
      href={paths.hrefOf(search)}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => pressLink(event, () => paths.open(search, resetScroll))}
      onFocus={preload}
      onPointerEnter={preload}
      onTouchStart={preload}
    />
  );
}
