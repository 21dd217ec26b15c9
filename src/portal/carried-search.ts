import { useHydrated, useLocation, useSearch } from '@tanstack/react-router';

/** What the address carries beside its page. The server draws a page for all who ask for it, without the rest. */
export function useCarriedSearch(): URLSearchParams {
  const isHydrated = useHydrated();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const { market } = useSearch({ strict: false });
  return new URLSearchParams(isHydrated ? search : market && { market });
}

export const withSearch = (path: string, search: URLSearchParams) =>
  search.size > 0 ? `${path}?${search}` : path;
