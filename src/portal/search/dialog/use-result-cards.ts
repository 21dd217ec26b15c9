import { useMemo, useState } from 'react';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { nextIndex } from '../../../ui/next-index.ts';
import { usePageContext } from '../../page-context.ts';
import { findsExactly } from '../result/exact-result.ts';
import { resultCards } from '../result/result-card.ts';
import type { Search } from './use-search.ts';

export const filterId = (index: number): string => `filter-${index}`;

/** Returns the result cards and the one selected with the arrow keys. A new search result starts with none selected. */
export function useResultCards(search: Search, texts: SearchTexts) {
  const { language, messages } = usePageContext();
  const { terms } = messages;
  const answer = search.step === 'answered' ? search.answer : undefined;
  const cards = useMemo(
    () => answer && resultCards(answer.results, { texts, terms, language }),
    [answer, texts, terms, language],
  );
  const { filters = [] } = answer ?? {};
  const hits = cards ? searchTypes.flatMap((type) => cards[type].map(({ id }) => id)) : [];
  const rows = filters.map((_, index) => filterId(index));
  const isExact = answer !== undefined && findsExactly(search.query, answer.results);
  const ids = isExact ? [...hits, ...rows] : [...rows, ...hits];
  const [reached, setReached] = useState<{ answer: typeof answer; place: number }>();
  const place = reached && reached.answer === answer ? reached.place : -1;
  return {
    cards,
    filters,
    isExact,
    count: ids.length,
    hitCount: hits.length,
    active: ids[place],
    /** Returns whether the key moves through the list. */
    move(key: string): boolean {
      const next = nextIndex(key, place, ids.length);
      if (next === undefined) return false;
      setReached({ answer, place: next });
      document.getElementById(ids[next] ?? '')?.scrollIntoView({ block: 'nearest' });
      return true;
    },
  };
}

export type ResultCards = ReturnType<typeof useResultCards>;
