import { useEffect, useState } from 'react';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { callApi } from '../../../api/call-api.ts';
import { usePageContext } from '../../page-context.ts';

const limit = '6';

/** The search works without them, so a failure is ignored. */
export function usePopular(): TopListEntryCard[] {
  const { market, language } = usePageContext();
  const [popular, setPopular] = useState<TopListEntryCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({ category: 'casino', market, lang: language, limit });
    callApi<{ items: TopListEntryCard[] }>('GET', `/api/top?${query}`, {
      signal: controller.signal,
    }).then((result) => {
      if ('data' in result) setPopular(result.data.items);
    });
    return () => controller.abort();
  }, [market, language]);
  return popular;
}
