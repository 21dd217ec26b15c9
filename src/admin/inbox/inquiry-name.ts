import type { InquiryRow } from '#contract/visitor/inquiry.ts';

type Named = Pick<InquiryRow, 'company' | 'name' | 'email'>;

/** Who wrote: the brand, else the person, else where to answer. */
export const senderOf = ({ company, name, email }: Named) => company ?? name ?? email;

export const titleOf = (inquiry: Named & Pick<InquiryRow, 'subject'>) =>
  inquiry.subject ?? `Application of ${senderOf(inquiry)}`;
