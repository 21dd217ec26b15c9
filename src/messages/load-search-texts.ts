import type { Language } from '#contract/language.ts';
import type { SearchTexts } from './en/search.ts';

export const loadSearchTexts: Record<Language, () => Promise<SearchTexts>> = {
  en: async () => (await import('./en/search.ts')).searchEn,
  tr: async () => (await import('./tr/search.ts')).searchTr,
};
