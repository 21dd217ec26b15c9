import { useEffect, useState } from 'react';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { usePageContext } from '../../page-context.ts';
import { requestPopular } from '../search-request.ts';

/** Nothing is missed when they do not come: the search works without. */
export function usePopular(): TopListEntryCard[] {
  const { market, language } = usePageContext();
  const [popular, setPopular] = useState<TopListEntryCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    requestPopular({ market, language }, controller.signal).then((result) => {
      if ('data' in result) setPopular(result.data.items);
    });
    return () => controller.abort();
  }, [market, language]);
  return popular;
}
