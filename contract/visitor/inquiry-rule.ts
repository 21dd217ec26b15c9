/** Rules for inquiries, shared by the server and the public form. Doesn't import zod for that reason. */

import { hiddenCharacter } from '../hidden-character.ts';
import { fits, isBlank, isEmail, isHttpUrl, isStorable, maxLength } from '../text-rule.ts';

export const inquiryKinds = ['application', 'message', 'report'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const problems = ['wrong_terms', 'code_fails', 'payment_refused', 'other'] as const;
export type Problem = (typeof problems)[number];

export type Complaint =
  | 'missing'
  | 'unstorable'
  | 'hidden'
  | 'too_long'
  | 'no_email'
  | 'no_website';

export type TextRule = {
  max: number;
  optional?: true;
  /** Defaults to a single line. */
  lines?: 'many';
  form?: { accepts: (value: string) => boolean; complaint: Complaint };
};

/** Adds the scheme: people type `brand.example` and mean `https://brand.example`. */
export const websiteUrlOf = (value: string) =>
  /^[a-z][a-z\d+.-]*:(?!\d)/i.test(value) ? value : `https://${value}`;

const isWebsite = (value: string) => {
  const url = websiteUrlOf(value);
  return isHttpUrl(url) && new URL(url).hostname.includes('.');
};

const email: TextRule = {
  max: maxLength.email,
  form: { accepts: isEmail, complaint: 'no_email' },
};
const name: TextRule = { max: maxLength.title };
const message: TextRule = { max: maxLength.description, lines: 'many' };

export const inquiryRules = {
  application: {
    company: { max: maxLength.title },
    website: { max: maxLength.link, form: { accepts: isWebsite, complaint: 'no_website' } },
    name,
    email,
    message,
  },
  message: { name: { ...name, optional: true }, email, subject: { max: maxLength.title }, message },
  report: { message: { ...message, optional: true }, email: { ...email, optional: true } },
} satisfies Record<InquiryKind, Record<string, TextRule>>;

export const hiddenCharacterIn = ({ lines }: TextRule, value: string) =>
  hiddenCharacter(value.trim(), lines ?? 'one');

export function complaintAbout(rule: TextRule, value: string): Complaint | undefined {
  if (!fits(value, rule.max)) return 'too_long';
  if (!isStorable(value)) return 'unstorable';
  if (isBlank(value)) return rule.optional ? undefined : 'missing';
  if (rule.form?.accepts(value.trim()) === false) return rule.form.complaint;
  return hiddenCharacterIn(rule, value) === undefined ? undefined : 'hidden';
}

const textFields = ['company', 'website', 'name', 'email', 'subject', 'message'] as const;
export type TextField = (typeof textFields)[number];

/** Fields of a report that visitors don't enter, but choose, or that come from the page's URL. */
const chosenFields = ['problem', 'about_kind', 'about_id'] as const;
type ChosenField = (typeof chosenFields)[number];

/** Hidden from people, so only bots fill it in. */
export const honeypot = 'fax_number';

/** The values as entered, so that a rejected form can show them again. */
export type InquiryValues = Record<TextField | ChosenField | typeof honeypot, string> & {
  markets: string[];
};
export type InquiryField = Exclude<keyof InquiryValues, typeof honeypot>;

type Form = { get(name: string): unknown; getAll(name: string): unknown[] };

export function inquiryValuesOf(form: Form): InquiryValues {
  // Browsers send a line break as two characters but count it as one in maxlength.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const fields = [...textFields, ...chosenFields, honeypot];
  const texts = Object.fromEntries(fields.map((field) => [field, text(field)]));
  return {
    ...(texts as Omit<InquiryValues, 'markets'>),
    markets: form.getAll('markets').map(String),
  };
}

export type Complaints = Partial<Record<InquiryField, Complaint>>;

export function complaintsOf(kind: InquiryKind, values: InquiryValues): Complaints {
  const complaints: Complaints = {};
  for (const [field, rule] of Object.entries(inquiryRules[kind]) as [TextField, TextRule][]) {
    const complaint = complaintAbout(rule, values[field]);
    if (complaint) complaints[field] = complaint;
  }
  if (kind === 'application' && values.markets.length === 0) complaints.markets = 'missing';
  if (kind === 'report') {
    if (values.problem === '') complaints.problem = 'missing';
    if (values.problem === 'other' && isBlank(values.message)) complaints.message = 'missing';
  }
  return complaints;
}

/** Without JavaScript, a rejected form is rendered again with the entered values and the error code. */
export type PostedInquiry = { values: InquiryValues; refusal: string };
