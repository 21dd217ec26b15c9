import { type FormEvent, useId, useState } from 'react';
import { normalizeEmail, passwordLength } from '#contract/visitor/sign-in.ts';
import { callAccount } from '../../api/call-api.ts';
import type { AccountText } from '../../messages/account-text.ts';
import { fillText } from '../../messages/fill-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { usePageContext } from '../page-context.ts';
import { complaintAboutEmpty, type Refusal, sentenceFor } from './refusal.ts';

export type AccountField = {
  name: 'email' | 'password' | 'new_password';
  label: string;
  hint?: string;
  autoComplete: string;
};

type Props = {
  text: AccountText;
  /** Whose account it is: a browser that keeps passwords keeps the new one under it. */
  email: string;
  path: string;
  fields: AccountField[];
  send: string;
  look?: 'quiet' | 'danger';
  onDone: () => void;
  done?: string | undefined;
};

/** One change of the account, proven with the password. What was typed stays where it was refused. */
export function AccountForm(props: Props) {
  const { text, email, path, fields, send, look = 'quiet', onDone, done } = props;
  const { language } = usePageContext();
  const prefix = useId();
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const figure = (number: number) => number.toLocaleString(language);
  const filled = (sentence: string) =>
    fillText(sentence, { min: figure(passwordLength.min), max: figure(passwordLength.max) });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const values = Object.fromEntries(new FormData(element));
    const refused = await sendValues(values);
    setRefusals(refused);
    const [first] = refused;
    if (!first) {
      element.reset();
      return onDone();
    }
    if (!first.field) return;
    element.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
  }

  async function sendValues(values: Record<string, FormDataEntryValue>): Promise<Refusal[]> {
    const empty = fields.filter(({ name }) => !values[name]);
    if (empty.length > 0) return empty.map(({ name }) => complaintAboutEmpty(name));
    if (normalizeEmail(values.email) === email) return [{ code: 'same_email', field: 'email' }];
    setSending(true);
    // Said twice, it is heard twice.
    setRefusals([]);
    const answer = await callAccount('POST', path, { ...values, lang: language });
    setSending(false);
    return 'data' in answer ? [] : [answer.refusal];
  }

  const sentenceOf = (refusal: Refusal | undefined) =>
    refusal && filled(sentenceFor(text.refusals, refusal));
  const sentenceAt = (name: string) => sentenceOf(refusals.find(({ field }) => field === name));
  const ofTheWhole = sentenceOf(
    refusals.find(({ field }) => !fields.some(({ name }) => name === field)),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field
          key={name}
          id={`${prefix}-${name}`}
          label={label}
          hint={hint && filled(hint)}
          error={sentenceAt(name)}
        >
          {(attributes) => (
            <input
              {...attributes}
              name={name}
              type={name === 'email' ? 'email' : 'password'}
              autoComplete={autoComplete}
              className={inputClass}
            />
          )}
        </Field>
      ))}
      {ofTheWhole && <ErrorBox message={ofTheWhole} />}
      <p role="status" className="text-small empty:-mt-4">
        {refusals.length === 0 && done}
      </p>
      <button
        type="submit"
        disabled={sending}
        className={`${buttonClass[look]} min-h-11 self-start`}
      >
        {send}
      </button>
    </form>
  );
}
