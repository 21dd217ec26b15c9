import type { InquiryRow } from '#contract/visitor/inquiry.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

type Named = Pick<InquiryRow, 'company' | 'name' | 'email'>;

export const senderOf = ({ company, name, email }: Named, text: AdminTexts['inbox']) =>
  company ?? name ?? email ?? text.unnamed;

type Titled = Named & Pick<InquiryRow, 'subject' | 'problem'>;

export const inquiryTitle = (inquiry: Titled, text: AdminTexts['inbox']) =>
  inquiry.problem
    ? `${text.problems[inquiry.problem]}: ${inquiry.subject}`
    : (inquiry.subject ?? text.applicationOf(senderOf(inquiry, text)));

export function replyLink(inquiry: Titled & { email: string }, text: AdminTexts['inbox']): string {
  const email = encodeURIComponent(inquiry.email).replace('%40', '@');
  return `mailto:${email}?subject=${encodeURIComponent(`Re: ${inquiryTitle(inquiry, text)}`)}`;
}
