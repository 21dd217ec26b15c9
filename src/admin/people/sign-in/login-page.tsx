import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { exchangeToken } from '../../api.ts';
import { LanguageMenu } from '../../frame/language-menu.tsx';
import { useSiteName } from '../../frame/site-name.ts';
import { useAdminTexts } from '../../language.ts';
import { PasskeySignIn } from '../passkey/passkey-sign-in.tsx';
import { needsSession } from './return-path.ts';
import { storeToken } from './stored-token.ts';
import { refusalOf } from './token-refusal.ts';

export function LoginPage() {
  const { frame, refusal: refusalTexts } = useAdminTexts();
  const text = frame.signIn;
  const { back } = useSearch({ from: '/admin/login' });
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const [checking, setChecking] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token')).trim();
    setChecking(true);
    let accepted = token;
    const check = async (token: string) => {
      accepted = await exchangeToken(token, needsSession(back));
    };
    const refusal = await refusalOf(token, check, text, refusalTexts);
    setChecking(false);
    setRefusal(refusal);
    if (refusal) return;
    await enter(accepted);
  }

  async function enter(token: string) {
    storeToken(token);
    await navigate({ href: back ?? '/admin', replace: true });
  }

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center gap-6 px-4 py-8">
      <title>{frame.titleOf(text.title, useSiteName())}</title>
      <h1 className="text-title">{frame.admin}</h1>
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
              <span lang="ru">Токен администратора</span> / {text.token}
            </>
          }
        >
          {(attributes) => (
            <PasswordInput
              {...attributes}
              show={text.showToken}
              name="token"
              autoComplete="current-password"
              aria-invalid={refusal !== undefined}
            />
          )}
        </Field>
        {refusal && (
          <p role="alert" className="text-danger text-small">
            {refusal}
          </p>
        )}
        <button type="submit" disabled={checking} className={buttonClass.primary}>
          {checking ? text.checking : text.send}
        </button>
      </form>
      <PasskeySignIn onSignedIn={enter} />
      <LanguageMenu />
    </main>
  );
}
