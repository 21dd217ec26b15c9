import { searchTypes } from '#contract/catalogue/search-type.ts';
import type { Language } from '#contract/language.ts';
import type { SearchTexts } from '../../../messages/en/search.ts';
import { fillText } from '../../../messages/fill-text.ts';
import type { SearchCategory, SearchHits } from './search-category.ts';

type Answered = { query: string; category: SearchCategory; found: SearchHits };

export function answerStatus(
  { query, category, found }: Answered,
  texts: SearchTexts,
  language: Language,
): string {
  const count = searchTypes.reduce((sum, type) => sum + found[type].length, 0);
  if (count > 0) {
    const plural = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
    return fillText(texts.found[plural], { count: count.toLocaleString(language) });
  }
  return category === 'all'
    ? fillText(texts.nothing, { query })
    : fillText(texts.nothingInCategory, { category: texts.categories[category] });
}
