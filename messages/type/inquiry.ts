import type { Complaint, InquiryField, InquiryKind } from '#contract/visitor/inquiry-rule.ts';

type FormText = {
  title: string;
  heading: string;
  description: string;
  lead: string;
  labels: Partial<Record<InquiryField, string>>;
  hints: Partial<Record<InquiryField, string>>;
  send: string;
  thanks: { title: string; text: string; back: string };
};

type SharedText = {
  optional: string;
  leaveEmpty: string;
  /** `{max}` is the maximum length of a field. */
  complaints: Record<Complaint, string>;
  noMarket: string;
  check: string;
  sending: string;
  failures: { unreachable: string; too_many_requests: string; other: string };
};

export type InquiryTexts = { shared: SharedText; forms: Record<InquiryKind, FormText> };
export type InquiryText = SharedText & FormText;
