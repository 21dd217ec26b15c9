import type { Language } from '#contract/language.ts';
import {
  type Complaint,
  type InquiryField,
  type InquiryKind,
  inquiryRules,
  type TextRule,
} from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../../messages/type/inquiry.ts';

export function complaintText(
  text: InquiryText,
  language: Language,
  kind: InquiryKind,
  field: InquiryField,
  complaint: Complaint,
): string {
  if (field === 'markets') return text.noMarket;
  const rules: Partial<Record<InquiryField, TextRule>> = inquiryRules[kind];
  const max = new Intl.NumberFormat(language).format(rules[field]?.max ?? 0);
  return text.complaints[complaint].replace('{max}', max);
}
