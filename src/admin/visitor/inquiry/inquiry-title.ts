import type { InquiryRow } from '#contract/visitor/inquiry.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

type Named = Pick<InquiryRow, 'company' | 'name' | 'email'>;

export const senderOf = ({ company, name, email }: Named) => company ?? name ?? email;

type Titled = Named & Pick<InquiryRow, 'subject'>;

export const inquiryTitle = (inquiry: Titled, text: AdminTexts['inbox']) =>
  inquiry.subject ?? text.applicationOf(senderOf(inquiry));

export function replyLink(inquiry: Titled, text: AdminTexts['inbox']): string {
  const email = encodeURIComponent(inquiry.email).replace('%40', '@');
  return `mailto:${email}?subject=${encodeURIComponent(`Re: ${inquiryTitle(inquiry, text)}`)}`;
}
