import { useEffect, useState } from 'react';
import type { TopCard } from '#contract/catalogue/top-list-entry.ts';
import { usePageContext } from '../../page-context.ts';
import { requestPopular } from '../search-request.ts';

/** Nothing is missed when they do not come: the search works without. */
export function usePopular(): TopCard[] {
  const { market, language } = usePageContext();
  const [popular, setPopular] = useState<TopCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    requestPopular({ market, language }, controller.signal).then(setPopular, () => {});
    return () => controller.abort();
  }, [market, language]);
  return popular;
}
