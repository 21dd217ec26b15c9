import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { checkToken } from '../api.ts';
import { problemOf } from '../problem.ts';
import { storeToken } from './session.ts';

const wrongToken = 'This token is wrong. Check it and try again.';

const messages: Record<string, string> = {
  unauthorized: wrongToken,
  too_many_requests: 'Too many wrong tokens. Wait a minute, then try again.',
};

/** A header carries no other characters, so no token has them. */
const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);

async function refusalOf(token: string): Promise<string | undefined> {
  if (token === '') return 'Paste the admin token.';
  if (!isToken(token)) return wrongToken;
  try {
    await checkToken(token);
  } catch (error) {
    const { code, message } = problemOf(error);
    return messages[code] ?? message;
  }
}

export function LoginPage() {
  const { back } = useSearch({ from: '/admin/login' });
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const [checking, setChecking] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token')).trim();
    setChecking(true);
    const refusal = await refusalOf(token);
    setChecking(false);
    setRefusal(refusal);
    if (refusal) return;
    storeToken(token);
    await navigate({ href: back ?? '/admin', replace: true });
  }

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center gap-6 px-4 py-8">
      <title>Sign in – Admin</title>
      <h1 className="text-title">Admin</h1>
      <form
        onSubmit={signIn}
        noValidate
        className="flex flex-col gap-5 rounded-card border border-line bg-raised p-6"
      >
        {/* Password managers store the token under a user name. */}
        <input name="username" autoComplete="username" defaultValue="admin" hidden />
        <Field
          label={
            <>
              <span lang="ru">Токен администратора</span> / Admin token
            </>
          }
        >
          {(attributes) => (
            <input
              {...attributes}
              type="password"
              name="token"
              autoComplete="current-password"
              spellCheck={false}
              aria-invalid={refusal !== undefined}
              className={inputClass}
            />
          )}
        </Field>
        {refusal && (
          <p role="alert" className="text-danger text-small">
            {refusal}
          </p>
        )}
        <button type="submit" disabled={checking} className={buttonClass.primary}>
          {checking ? 'Checking…' : 'Sign in'}
        </button>
      </form>
    </main>
  );
}
