import { useHydrated, useLocation } from '@tanstack/react-router';
import { renderedSearch } from '#contract/language-path.ts';

/** Returns the parameters that links keep. Before hydration, they must match those rendered by the server. */
export function useLinkSearch(): URLSearchParams {
  const isHydrated = useHydrated();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return isHydrated ? new URLSearchParams(search) : renderedSearch(path, search);
}

export const withSearch = (path: string, search: URLSearchParams) =>
  search.size > 0 ? `${path}?${search}` : path;
