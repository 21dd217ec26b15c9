import type { Language } from '#contract/language.ts';

export async function loadSearch(language: Language) {
  const [{ SearchDialog }, texts] = await Promise.all([
    import('./dialog/search-dialog.tsx'),
    import('../../messages/load-texts.ts').then(({ loadTexts }) => loadTexts(language, 'search')),
  ]);
  return { SearchDialog, texts };
}
