import type { InquiryRow } from '#contract/inquiry.ts';

type Named = Pick<InquiryRow, 'company' | 'name' | 'email'>;

/** Who wrote: the brand, else the person, else where to answer. */
export const senderOf = ({ company, name, email }: Named) => company ?? name ?? email;

export const titleOf = (inquiry: Named & Pick<InquiryRow, 'subject'>) =>
  inquiry.subject ?? `Application of ${senderOf(inquiry)}`;

const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const timeOf = (sentAt: string) => local.format(new Date(sentAt));
