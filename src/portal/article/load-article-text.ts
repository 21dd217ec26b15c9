import type { Language } from '#contract/language.ts';
import type { AboutText, SupportText } from '../../messages/article-text.ts';

export const loadAboutText: Record<Language, () => Promise<AboutText>> = {
  en: async () => (await import('../../messages/en/about.ts')).aboutEn,
  tr: async () => (await import('../../messages/tr/about.ts')).aboutTr,
};

export const loadSupportText: Record<Language, () => Promise<SupportText>> = {
  en: async () => (await import('../../messages/en/support.ts')).supportEn,
  tr: async () => (await import('../../messages/tr/support.ts')).supportTr,
};
