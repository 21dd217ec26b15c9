import type { Language } from '#contract/language.ts';
import { loadSearchTexts } from '../../messages/load-search-texts.ts';

export async function loadSearch(language: Language) {
  const [{ SearchDialog }, texts] = await Promise.all([
    import('./dialog/search-dialog.tsx'),
    loadSearchTexts[language](),
  ]);
  return { SearchDialog, texts };
}
