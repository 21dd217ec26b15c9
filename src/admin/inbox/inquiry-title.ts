import type { InquiryRow } from '#contract/visitor/inquiry.ts';

type Named = Pick<InquiryRow, 'company' | 'name' | 'email'>;

export const senderOf = ({ company, name, email }: Named) => company ?? name ?? email;

export const titleOf = (inquiry: Named & Pick<InquiryRow, 'subject'>) =>
  inquiry.subject ?? `Application of ${senderOf(inquiry)}`;

export function replyLink(inquiry: Parameters<typeof titleOf>[0]): string {
  const email = encodeURIComponent(inquiry.email).replace('%40', '@');
  return `mailto:${email}?subject=${encodeURIComponent(`Re: ${titleOf(inquiry)}`)}`;
}
