import type { Ref } from 'react';
import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import {
  type Complaint,
  type Complaints,
  honeypot,
  type InquiryField,
  type InquiryKind,
  type InquiryValues,
  inquiryRules,
  type PostedInquiry,
  type Problem,
  problems,
  type TextField,
  type TextRule,
} from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../../../messages/type/inquiry.ts';
import { FieldError } from '../../../ui/field/field.tsx';
import { usePageContext } from '../../page-context.ts';
import { TextInput } from './text-input.tsx';
import { useInquiry } from './use-inquiry.ts';

type MarketChoiceProps = {
  legend: string;
  hint: string | undefined;
  error: string | undefined;
  markets: readonly MarketCard[];
  chosen: string[];
};

const MarketChoice = ({ legend, hint, error, markets, chosen }: MarketChoiceProps) => (
  <fieldset
    id="markets"
    tabIndex={-1}
    aria-describedby={[hint && 'markets-hint', error && 'markets-error'].filter(Boolean).join(' ')}
    className="flex scroll-mt-20 flex-col gap-1.5 sm:col-span-2"
  >
    <legend className="mb-1.5 font-strong text-small">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {markets.map(({ code, name }) => (
        <label
          key={code}
          className="flex min-h-10 items-center gap-2.5 rounded-full border border-edge px-4 transition-colors hover:border-ink has-checked:border-brass"
        >
          <input
            type="checkbox"
            name="markets"
            value={code}
            defaultChecked={chosen.includes(code)}
            aria-invalid={error !== undefined}
            className="size-4 accent-brass"
          />
          {name}
        </label>
      ))}
    </div>
    {hint && (
      <p id="markets-hint" className="text-muted text-small">
        {hint}
      </p>
    )}
    {error && <FieldError id="markets-error" message={error} />}
  </fieldset>
);

type ProblemChoiceProps = {
  legend: string;
  texts: Record<Problem, string>;
  error: string | undefined;
  chosen: string | undefined;
};

const ProblemChoice = ({ legend, texts, error, chosen }: ProblemChoiceProps) => (
  <fieldset
    id="problem"
    tabIndex={-1}
    aria-describedby={error && 'problem-error'}
    className="flex scroll-mt-20 flex-col gap-1.5 sm:col-span-2"
  >
    <legend className="mb-1.5 font-strong text-small">{legend}</legend>
    <div className="grid gap-2 sm:grid-cols-2">
      {problems.map((problem) => (
        <label
          key={problem}
          className="flex min-h-11 items-center gap-2.5 rounded-control border border-edge px-4 transition-colors hover:border-ink has-checked:border-brass"
        >
          <input
            type="radio"
            name="problem"
            value={problem}
            defaultChecked={chosen === problem}
            className="size-4 accent-brass"
          />
          {texts[problem]}
        </label>
      ))}
    </div>
    {error && <FieldError id="problem-error" message={error} />}
  </fieldset>
);

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
