import type { Language } from '#contract/language.ts';
import type { InquiryKind } from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText, InquiryTexts } from '../../messages/inquiry-text.ts';

const load: Record<Language, () => Promise<InquiryTexts>> = {
  en: async () => (await import('../../messages/en/inquiry.ts')).inquiryEn,
  tr: async () => (await import('../../messages/tr/inquiry.ts')).inquiryTr,
};

export async function loadInquiryText(language: Language, kind: InquiryKind): Promise<InquiryText> {
  const { shared, forms } = await load[language]();
  return { ...shared, ...forms[kind] };
}
