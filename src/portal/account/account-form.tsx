import { type FormEvent, useId, useState } from 'react';
import { passwordLength } from '#contract/sign-in.ts';
import { fillText } from '../../messages/fill-text.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { Field, inputClass } from '../../ui/field.tsx';
import { usePageContext } from '../page-context.ts';
import { callAccount } from '../visitor/account-call.ts';

export type AccountField = {
  name: 'email' | 'password' | 'new_password';
  label: string;
  hint?: string;
  autoComplete: string;
};

type Props = {
  text: AccountText;
  path: string;
  fields: AccountField[];
  send: string;
  look?: 'quiet' | 'danger';
  onDone: () => void;
  done?: string | undefined;
};

type Refusal = { code: string; field?: string };

/** One change of the account, proven with the password. What was typed stays where it was refused. */
export function AccountForm({ text, path, fields, send, look = 'quiet', onDone, done }: Props) {
  const { language } = usePageContext();
  const prefix = useId();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const figure = (number: number) => number.toLocaleString(language);
  const filled = (sentence: string) =>
    fillText(sentence, { min: figure(passwordLength.min), max: figure(passwordLength.max) });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    setSending(true);
    const values = Object.fromEntries(new FormData(element));
    const answer = await callAccount('POST', path, { ...values, lang: language });
    setSending(false);
    if ('data' in answer) {
      setRefusal(undefined);
      element.reset();
      return onDone();
    }
    setRefusal(answer.refusal);
    const { field } = answer.refusal;
    if (field) element.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  const sentence = refusal && filled(sentenceFor(text.refusals, refusal));
  const blamed = fields.find(({ name }) => name === refusal?.field)?.name;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field
          key={name}
          id={`${prefix}-${name}`}
          label={label}
          hint={hint && filled(hint)}
          error={name === blamed ? sentence : undefined}
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
      <p role="status" className="text-small empty:hidden">
        {blamed ? '' : (sentence ?? done)}
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

function sentenceFor(refusals: AccountText['refusals'], { code, field }: Refusal): string {
  const key = code === 'bad_input' && field ? field : code;
  return key in refusals ? refusals[key as keyof typeof refusals] : refusals.other;
}
