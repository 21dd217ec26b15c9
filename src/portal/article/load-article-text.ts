import type { Language } from '#contract/field.ts';
import type { AboutText, SupportText } from '../../messages/page/article-text.ts';

export const loadAboutText: Record<Language, () => Promise<AboutText>> = {
  en: async () => (await import('../../messages/page/about-en.ts')).aboutEn,
  tr: async () => (await import('../../messages/page/about-tr.ts')).aboutTr,
};

export const loadSupportText: Record<Language, () => Promise<SupportText>> = {
  en: async () => (await import('../../messages/page/support-en.ts')).supportEn,
  tr: async () => (await import('../../messages/page/support-tr.ts')).supportTr,
};
