import {
  type Complaints,
  honeypot,
  type InquiryField,
  type InquiryKind,
  inquiryRules,
  type PostedInquiry,
  type TextRule,
} from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../../messages/type/inquiry.ts';
import { usePageContext } from '../page-context.ts';
import { complaintText } from './complaint-text.ts';
import { MarketChoice } from './market-choice.tsx';
import { RefusalBox } from './refusal-box.tsx';
import { TextInput } from './text-input.tsx';
import { useInquiry } from './use-inquiry.ts';

type Props = {
  kind: InquiryKind;
  text: InquiryText;
  posted: PostedInquiry | undefined;
  onSent: () => void;
};

/** The form works without a script: the server then checks it and answers with this page. */
export function InquiryForm({ kind, text, posted, onSent }: Props) {
  const { language, markets } = usePageContext();
  const { sending, refusal, summary, submit, recheck } = useInquiry(kind, posted, onSent);
  const fields = Object.keys(text.labels) as InquiryField[];
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
      {fields.map((field) =>
        field === 'markets' ? (
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
        className="flex min-h-12 items-center justify-center rounded-control bg-brass px-6 font-strong text-on-brass transition-colors enabled:hover:bg-brass-bright disabled:cursor-not-allowed disabled:opacity-60 sm:justify-self-start"
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
