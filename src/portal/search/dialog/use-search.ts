/** Returns results for the current query only: older requests are aborted and their results ignored. */
import { useEffect, useState } from 'react';
import type { SearchResult } from '#contract/catalogue/search/search.ts';
import type { ApiResult } from '../../../api/api-result.ts';
import { callApi } from '../../../api/call-api.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { usePageContext } from '../../page-context.ts';
import type { SearchCategory } from './search-category.ts';

const minCharacters = 2;
const typingPauseMs = 300;
/** The number of results of each type. */
const limit = '8';

export type Search = { query: string; category: SearchCategory } & (
  | { step: 'prompt' | 'loading' | 'failed' }
  | { step: 'answered'; answer: SearchResult }
);

export function useSearch(typed: string, category: SearchCategory) {
  const { language, market } = usePageContext();
  const query = useDebounced(typed.trim(), typingPauseMs);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ request: string; result: ApiResult<SearchResult> }>();
  const tooShort = [...query].length < minCharacters;
  const request = [attempt, category, query].join(' ');

  useEffect(() => {
    if (tooShort) return;
    const controller = new AbortController();
    const params = { q: query, type: category, market, lang: language, limit };
    callApi('GET', `/api/search?${new URLSearchParams(params)}`, {
      signal: controller.signal,
    }).then((result) => {
      if (!controller.signal.aborted) setLast({ request, result });
    });
    return () => {
      controller.abort();
      setLast(undefined);
    };
  }, [tooShort, request, query, category, market, language]);

  const search = ((): Search => {
    if (tooShort) return { query, category, step: 'prompt' };
    if (last?.request !== request) return { query, category, step: 'loading' };
    if ('failure' in last.result) return { query, category, step: 'failed' };
    return { query, category, step: 'answered', answer: last.result.data };
  })();
  return { search, retry: () => setAttempt(attempt + 1) };
}
