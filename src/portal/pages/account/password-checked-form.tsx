import { type FormEvent, useId, useState } from 'react';
import { normalizeEmail, passwordLength } from '#contract/visitor/sign-in.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { AccountText } from '../../../../messages/type/account.ts';
import type { ApiFailure } from '../../../api/api-result.ts';
import { callApi } from '../../../api/call-api.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { usePageContext } from '../../page-context.ts';
import { failureAt, failureText } from './failure-text.ts';

export type AccountField = {
  name: 'email' | 'password' | 'new_password';
  label: string;
  hint?: string;
  autoComplete: string;
};

type Values = Record<AccountField['name'], string>;

type Props = {
  text: AccountText;
  /** Password managers store a new password under this address. */
  email: string;
  path: `/api/account/${'email' | 'password' | 'deletion'}`;
  fields: AccountField[];
  send: string;
  look?: 'quiet' | 'danger';
  onDone: () => void;
  done?: string | undefined;
};

const fieldOf = ({ fields }: ApiFailure) => fields[0]?.path;

/** Changes the account after checking the password. A rejected form keeps the input. */
export function AccountForm(props: Props) {
  const { text, email, path, fields, send, look = 'quiet', onDone, done } = props;
  const { language } = usePageContext();
  const prefix = useId();
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState<ApiFailure[]>([]);
  const figure = (number: number) => number.toLocaleString(language);
  const withLengths = (sentence: string) =>
    fillText(sentence, { min: figure(passwordLength.min), max: figure(passwordLength.max) });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const values = Object.fromEntries(new FormData(element)) as Values;
    const failed = await sendValues(values);
    setFailures(failed);
    const [first] = failed;
    if (!first) {
      element.reset();
      return onDone();
    }
    const wrong = fieldOf(first);
    if (wrong) element.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  async function sendValues(values: Values): Promise<ApiFailure[]> {
    const empty = fields.filter(({ name }) => !values[name]);
    if (empty.length > 0) {
      return empty.map(({ name }) =>
        failureAt(name, name === 'password' ? 'no_password' : 'bad_input'),
      );
    }
    if (normalizeEmail(values.email) === email) return [failureAt('email', 'same_email')];
    setSending(true);
    // Screen readers announce the same message again only if it was removed in between.
    setFailures([]);
    const result = await callApi('POST', path, { json: { ...values, lang: language } });
    setSending(false);
    return 'data' in result ? [] : [result.failure];
  }

  const sentenceOf = (failure: ApiFailure | undefined) =>
    failure && withLengths(failureText(text.refusals, failure));
  const sentenceAt = (name: string) =>
    sentenceOf(failures.find((failure) => fieldOf(failure) === name));
  const sentenceOfForm = sentenceOf(
    failures.find((failure) => !fields.some(({ name }) => name === fieldOf(failure))),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field
          key={name}
          id={`${prefix}-${name}`}
          label={label}
          hint={hint && withLengths(hint)}
          error={sentenceAt(name)}
        >
          {(attributes) =>
            name === 'email' ? (
              <input
                {...attributes}
                name={name}
                type="email"
                autoComplete={autoComplete}
                className={inputClass}
              />
            ) : (
              <PasswordInput
                {...attributes}
                show={text.password.show}
                name={name}
                autoComplete={autoComplete}
              />
            )
          }
        </Field>
      ))}
      {sentenceOfForm && <ErrorBox message={sentenceOfForm} />}
      <p role="status" className="text-small empty:-mt-4">
        {failures.length === 0 && done}
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
