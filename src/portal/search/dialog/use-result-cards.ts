import { useMemo, useState } from 'react';
import { searchTypes } from '#contract/catalogue/search-type.ts';
import type { SearchTexts } from '../../../messages/en/search.ts';
import { nextIndex } from '../../../ui/list-navigation.ts';
import { usePageContext } from '../../page-context.ts';
import { resultCards } from '../result/result-card.ts';
import type { Search } from './use-search.ts';

/** The cards of an answer, and which of them the keys have reached: in another answer none. */
export function useResultCards(search: Search, texts: SearchTexts) {
  const { language } = usePageContext();
  const answer = search.step === 'answered' ? search.answer : undefined;
  const cards = useMemo(
    () => answer && resultCards(answer.results, { texts, language }),
    [answer, texts, language],
  );
  const ids = cards ? searchTypes.flatMap((type) => cards[type].map(({ id }) => id)) : [];
  const [reached, setReached] = useState<{ answer: typeof answer; place: number }>();
  const place = reached && reached.answer === answer ? reached.place : -1;
  return {
    cards,
    count: ids.length,
    active: ids[place],
    /** Whether the key was one that moves. */
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
