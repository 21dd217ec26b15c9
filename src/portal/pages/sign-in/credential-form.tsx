import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { pagePath } from '#contract/page-path.ts';
import {
  type PostedSignIn,
  passwordLength,
  type SignInForm,
  type SignInRefusal,
} from '#contract/visitor/sign-in.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { SignInText } from '../../../../messages/type/sign-in.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { isFocusFree } from '../../../ui/focus.ts';
import { usePageContext } from '../../page-context.ts';

type PasswordField = { label: string; hint?: string; autoComplete: string };

type Props = {
  form: SignInForm;
  text: SignInText;
  posted: PostedSignIn | undefined;
  asksEmail?: boolean;
  password?: PasswordField;
  send: string;
  look: 'primary' | 'quiet';
  children?: ReactNode;
};

const fieldOf: Partial<Record<SignInRefusal, 'email' | 'password'>> = {
  no_email: 'email',
  short: 'password',
  long: 'password',
  common: 'password',
};

/** A plain form that the server validates. If the input is invalid, the server responds with this page. */
export function CredentialForm(props: Props) {
  const { form, text, asksEmail = true, password, send, look, children } = props;
  const { language } = usePageContext();
  const posted = props.posted?.form === form ? props.posted : undefined;
  const refusal = posted && fillText(text.refusals[posted.refusal], lengthsIn(language));
  const field = posted && fieldOf[posted.refusal];
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!posted || !isFocusFree()) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [posted]);

  return (
    <form ref={element} method="post" noValidate className="flex flex-col gap-4">
      {refusal && !field && (
        <p
          role="alert"
          tabIndex={-1}
          className="rounded-control border border-danger-line bg-danger-ground px-4 py-3"
        >
          {refusal}
          {posted?.refusal === 'expired' && (
            <>
              {' '}
              <Link to={pagePath.signIn} reloadDocument className="underline underline-offset-4">
                {text.requestNewLink}
              </Link>
            </>
          )}
        </p>
      )}
      <input type="hidden" name="form" value={form} />
      {asksEmail && (
        <Field
          id={`${form}-email`}
          label={text.email}
          error={field === 'email' ? refusal : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              name="email"
              type="email"
              autoComplete={form === 'sign-up' ? 'email' : 'username'}
              spellCheck={false}
              defaultValue={posted?.email}
              className={inputClass}
            />
          )}
        </Field>
      )}
      {password && (
        <Field
          id={`${form}-password`}
          label={password.label}
          hint={password.hint && fillText(password.hint, lengthsIn(language))}
          error={field === 'password' ? refusal : undefined}
        >
          {(attributes) => (
            <PasswordInput
              {...attributes}
              show={text.showPassword}
              name="password"
              autoComplete={password.autoComplete}
            />
          )}
        </Field>
      )}
      {children}
      <button type="submit" className={`${buttonClass[look]} min-h-11`}>
        {send}
      </button>
    </form>
  );
}

function lengthsIn(language: string) {
  const figure = (number: number) => number.toLocaleString(language);
  return { min: figure(passwordLength.min), max: figure(passwordLength.max) };
}
