import type { Ref } from 'react';
import type { Language } from '#contract/language.ts';
import {
  type Complaint,
  type Complaints,
  honeypot,
  type InquiryField,
  type InquiryKind,
  type InquiryValues,
  inquiryRules,
  type PostedInquiry,
  type TextField,
  type TextRule,
} from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../../../messages/type/inquiry.ts';
import { usePageContext } from '../../page-context.ts';
import { MarketChoice } from './market-choice.tsx';
import { ProblemChoice } from './problem-choice.tsx';
import { TextInput } from './text-input.tsx';
import { useInquiry } from './use-inquiry.ts';

type FormField = TextField | 'markets' | 'problem';

type RefusalProps = {
  ref: Ref<HTMLDivElement>;
  message: string;
  fields: { field: string; label: string; complaint: string }[];
};

type Props = {
  kind: InquiryKind;
  text: InquiryText;
  posted: PostedInquiry | undefined;
  /** The subject of a report, which visitors don't enter. */
  about?: Partial<InquiryValues> | undefined;
  onSent: () => void;
};

/** Works without JavaScript: the server then validates the form and responds with this page. */
export function InquiryForm({ kind, text, posted, about = {}, onSent }: Props) {
  const { language, markets } = usePageContext();
  const { sending, refusal, summary, submit, recheck } = useInquiry(kind, posted, onSent);
  const fields = Object.keys(text.labels) as FormField[];
  const rules: Partial<Record<InquiryField, TextRule>> = inquiryRules[kind];
  const complaints: Complaints = refusal?.complaints ?? {};
  const errorOf = (field: InquiryField) => {
    const complaint = complaints[field];
    return complaint && complaintText(text, language, kind, field, complaint);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={recheck}
      className="grid gap-6 rounded-card border border-line bg-raised p-5 sm:grid-cols-2 sm:p-8"
    >
      {refusal && (
        <RefusalBox
          ref={summary}
          message={refusalText(text, refusal.code)}
          fields={fields.flatMap((field) => {
            const complaint = errorOf(field);
            return complaint ? [{ field, label: text.labels[field] ?? field, complaint }] : [];
          })}
        />
      )}
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) =>
        field === 'problem' ? (
          <ProblemChoice
            key={field}
            legend={text.labels.problem ?? field}
            texts={text.problems}
            error={errorOf(field)}
            chosen={posted?.values.problem}
          />
        ) : field === 'markets' ? (
          <MarketChoice
            key={field}
            legend={text.labels.markets ?? field}
            hint={text.hints.markets}
            error={errorOf(field)}
            markets={markets}
            chosen={posted?.values.markets ?? []}
          />
        ) : (
          <TextInput
            key={field}
            field={field}
            label={text.labels[field] ?? field}
            note={rules[field]?.optional && text.optional}
            hint={text.hints[field]}
            error={errorOf(field)}
            value={posted?.values[field] ?? ''}
          />
        ),
      )}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={honeypot}>{text.leaveEmpty}</label>
        <input id={honeypot} name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <button
        type="submit"
        disabled={sending}
        className="flex min-h-12 items-center justify-center rounded-control bg-brass px-6 font-strong text-on-brass transition-colors enabled:hover:bg-brass-bright disabled:cursor-not-allowed disabled:opacity-60 sm:col-span-2 sm:justify-self-start"
      >
        {sending ? text.sending : text.send}
      </button>
    </form>
  );
}

function refusalText({ check, failures }: InquiryText, code: string): string {
  if (code === 'bad_input') return check;
  return code in failures ? failures[code as keyof typeof failures] : failures.other;
}

function complaintText(
  text: InquiryText,
  language: Language,
  kind: InquiryKind,
  field: InquiryField,
  complaint: Complaint,
): string {
  if (field === 'markets') return text.noMarket;
  if (field === 'problem') return text.noProblem;
  const rules: Partial<Record<InquiryField, TextRule>> = inquiryRules[kind];
  const max = new Intl.NumberFormat(language).format(rules[field]?.max ?? 0);
  return text.complaints[complaint].replace('{max}', max);
}

/** Explains why the form wasn't sent, with a link to each invalid field. */
const RefusalBox = ({ ref, message, fields }: RefusalProps) => (
  <div
    ref={ref}
    role="alert"
    tabIndex={-1}
    className="flex scroll-mt-4 flex-col gap-2 rounded-card border border-danger-line bg-danger-ground px-5 py-4 sm:col-span-2"
  >
    <p className="font-strong">{message}</p>
    {fields.length > 0 && (
      <ul className="flex flex-col gap-1">
        {fields.map(({ field, label, complaint }) => (
          <li key={field}>
            <a href={`#${field}`} className="underline underline-offset-4">
              {label}
            </a>
            : {complaint}
          </li>
        ))}
      </ul>
    )}
  </div>
);
