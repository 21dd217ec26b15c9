import type {
  Complaint,
  InquiryField,
  InquiryKind,
  Problem,
} from '#contract/visitor/inquiry-rule.ts';

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
  noProblem: string;
  problems: Record<Problem, string>;
  check: string;
  sending: string;
  failures: { unreachable: string; too_many_requests: string; other: string };
};

export type ReportText = {
  /** `{name}` is a partner, a bonus or a promo code. */
  about: string;
  regulators: string;
  regulatorsHint: string;
};

export type InquiryTexts = {
  shared: SharedText;
  forms: Record<InquiryKind, FormText>;
  report: ReportText;
};
export type InquiryText = SharedText & FormText;
