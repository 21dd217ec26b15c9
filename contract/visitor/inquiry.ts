import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText, idInPath, listSearch } from '../field-schema.ts';
import { hiddenCharacterMessage } from '../hidden-character.ts';
import { longListPaging } from '../list.ts';
import { maxMarkets } from '../site/market-code.ts';
import { givenMarketCode } from '../site/market-schema.ts';
import { maxLength, tooLongMessage, unstorableMessage } from '../text-rule.ts';
import {
  type Complaint,
  complaintAbout,
  hiddenCharacterIn,
  honeypot,
  inquiryKinds,
  inquiryRules,
  problems,
  type TextRule,
  websiteUrlOf,
} from './inquiry-rule.ts';
import { savedKinds } from './saved-offer.ts';

const wording: Record<Complaint, (rule: TextRule, value: string) => string> = {
  missing: () => 'Is required',
  unstorable: () => unstorableMessage,
  hidden: (rule, value) => hiddenCharacterMessage(hiddenCharacterIn(rule, value) ?? ''),
  too_long: ({ max }) => tooLongMessage(max),
  no_email: () => 'Must be an email address',
  no_website: () => 'Must be a website address',
};

const ruledText = (rule: TextRule) =>
  z
    .string()
    .superRefine((value, { addIssue }) => {
      const complaint = complaintAbout(rule, value);
      if (!complaint) return;
      addIssue({ code: 'custom', message: wording[complaint](rule, value), continue: false });
    })
    .overwrite((value) => value.trim())
    .meta({
      maxLength: rule.max,
      ...(!rule.optional && { pattern: '\\S' }),
      ...(rule.form && { description: wording[rule.form.complaint](rule, '') }),
      ...(rule.form?.complaint === 'no_email' && { format: 'email' }),
    });

const { application, message, report } = inquiryRules;

const trapField = boundedText(maxLength.description)
  .default('')
  .meta({ description: 'Leave empty. This is a honeypot for bots, which fill in every field' });

export const applicationDraft = z.object({
  kind: z.literal('application'),
  company: ruledText(application.company),
  website: ruledText(application.website).overwrite(websiteUrlOf),
  name: ruledText(application.name),
  email: ruledText(application.email),
  markets: boundedList(givenMarketCode, maxMarkets, `Must have at most ${maxMarkets} markets`)
    .min(1, 'Is required')
    .overwrite((chosen) => [...new Set(chosen)]),
  message: ruledText(application.message),
  [honeypot]: trapField,
});

export const messageDraft = z.object({
  kind: z.literal('message'),
  name: ruledText(message.name).nullable().default(null),
  email: ruledText(message.email),
  subject: ruledText(message.subject),
  message: ruledText(message.message),
  [honeypot]: trapField,
});

const optionalText = (rule: TextRule) =>
  ruledText(rule)
    .nullable()
    .overwrite((value) => value || null)
    .default(null);

/** Reports a problem with the partner or offer that `about_kind` and `about_id` identify. */
const reportDraft = z
  .object({
    kind: z.literal('report'),
    about_kind: z.enum(savedKinds),
    about_id: idInPath,
    problem: z.enum(problems),
    markets: boundedList(givenMarketCode, 1, 'Must have at most 1 items')
      .default([])
      .meta({ description: 'Where the visitor plays' }),
    message: optionalText(report.message),
    email: optionalText(report.email),
    [honeypot]: trapField,
  })
  .refine(({ problem, message }) => problem !== 'other' || message !== null, {
    path: ['message'],
    message: 'Is required',
  });

/** Limited so that strangers cannot fill the disk. */
export const maxInquiries = 10_000;

export const inquiryDraft = z.discriminatedUnion(
  'kind',
  [applicationDraft, messageDraft, reportDraft],
  {
    error: ({ code }) =>
      code === 'invalid_union' ? `Must be one of ${inquiryKinds.join(', ')}` : undefined,
  },
);
export type InquiryDraft = z.output<typeof inquiryDraft>;

/** Bots get the same response as people, but their inquiry is not stored. */
export const inquiryReceipt = z.object({ received: z.literal(true) });

export const inquiry = z.object({
  id: z.int(),
  kind: z.enum(inquiryKinds),
  sent_at: z.string().meta({ description: 'In UTC' }),
  read: z.boolean(),
  name: z.string().nullable(),
  email: z.string().nullable().meta({ description: 'Null if the visitor didn’t enter one' }),
  company: z.string().nullable(),
  website: z.string().nullable(),
  markets: z.array(z.string()),
  subject: z.string().nullable(),
  problem: z.enum(problems).nullable(),
  about: z.object({ kind: z.enum(savedKinds), id: z.int() }).nullable(),
  message: z.string(),
});
export type Inquiry = z.output<typeof inquiry>;

export const inquiryRow = inquiry.omit({ message: true }).extend({ excerpt: z.string() });
export type InquiryRow = z.output<typeof inquiryRow>;

const flagParameter = z.union(
  [z.boolean(), z.literal(['true', 'false']).transform((value) => value === 'true')],
  'Must be true or false',
);

export const inquiryQuery = z.object({
  kind: z.enum(inquiryKinds).optional(),
  unread: flagParameter.optional(),
  q: listSearch,
  ...longListPaging,
});
export type InquiryQuery = z.output<typeof inquiryQuery>;

export const inquiryMark = z.object({ read: z.boolean() });
export type InquiryMark = z.output<typeof inquiryMark>;
