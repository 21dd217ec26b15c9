import type { Language } from '#contract/language.ts';
import type { InquiryKind } from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../messages/inquiry-text.ts';
import { loadTexts } from '../../messages/load-texts.ts';

export async function loadInquiryText(language: Language, kind: InquiryKind): Promise<InquiryText> {
  const { shared, forms } = await loadTexts(language, 'inquiry');
  return { ...shared, ...forms[kind] };
}
