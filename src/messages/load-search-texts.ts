import type { Language } from '#contract/field.ts';
import type { SearchTexts } from './search-en.ts';

export const loadSearchTexts: Record<Language, () => Promise<SearchTexts>> = {
  en: async () => (await import('./search-en.ts')).searchEn,
  tr: async () => (await import('./search-tr.ts')).searchTr,
};
