import type { SearchResult } from '#contract/catalogue/search/search.ts';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import type { Language } from '#contract/language.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { SearchCategory } from './search-category.ts';

type Answered = {
  query: string;
  category: SearchCategory;
  answer: Pick<SearchResult, 'results' | 'totals'>;
};

export function answerStatus(
  { query, category, answer: { results, totals } }: Answered,
  texts: SearchTexts,
  language: Language,
): string {
  const shown = searchTypes.reduce((sum, type) => sum + results[type].length, 0);
  const total = searchTypes.reduce((sum, type) => sum + totals[type], 0);
  const figure = (count: number) => count.toLocaleString(language);
  if (shown > 0 && total > shown) {
    return fillText(texts.foundPart, { shown: figure(shown), total: figure(total) });
  }
  if (shown > 0) {
    const plural = new Intl.PluralRules(language).select(shown) === 'one' ? 'one' : 'other';
    return fillText(texts.found[plural], { count: figure(shown) });
  }
  return category === 'all'
    ? fillText(texts.nothing, { query })
    : fillText(texts.nothingInCategory, { category: texts.categories[category] });
}
