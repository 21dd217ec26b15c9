import { Link, useLocation } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { SignInReason, SignInText } from '../../../../messages/type/sign-in.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { localCopiedCodes, localSavedOffers } from '../../visitor/local-saved-items.ts';
import { CredentialForm } from './credential-form.tsx';

type Props = {
  text: SignInText;
  posted: PostedSignIn | undefined;
  title?: string;
  notice?: string | undefined;
};

const panel = 'flex flex-col gap-5 rounded-card border p-5 sm:p-8';

export function SignInPage({ text, posted, title = text.title, notice }: Props) {
  const { signIn, signUp, forgotten } = text;
  const reason = reasonIn(useLocation().searchStr);
  const form = { text, posted };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
      {notice && (
        <p role="status" className="mt-4 flex items-center gap-2 text-large">
          <Check className="size-5 shrink-0 text-good" />
          {notice}
        </p>
      )}
      {reason && <p className="mt-4 max-w-[40rem] text-large text-muted">{text.reasons[reason]}</p>}
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <section aria-labelledby="sign-in" className={`${panel} border-line bg-raised`}>
          <h2 id="sign-in" className="text-title">
            {signIn.title}
          </h2>
          <CredentialForm
            {...form}
            form="sign-in"
            password={{ label: text.password, autoComplete: 'current-password' }}
            send={signIn.send}
            look="primary"
          />
          <details open={posted?.form === 'forgotten'} className="border-line border-t pt-4">
            <summary className="disclosure w-fit text-muted underline underline-offset-4 hover:text-ink">
              {forgotten.title}
            </summary>
            <p className="my-4 text-muted">{forgotten.explanation}</p>
            <CredentialForm {...form} form="forgotten" send={forgotten.send} look="quiet" />
          </details>
        </section>
        <section aria-labelledby="sign-up" className={`${panel} border-line`}>
          <h2 id="sign-up" className="text-title">
            {signUp.title}
          </h2>
          <div className="flex flex-col gap-3 text-muted">
            <p>{signUp.lead}</p>
            <ul className="flex flex-col gap-2">
              {signUp.gains.map((gain) => (
                <li key={gain} className="flex gap-2">
                  <Check className="mt-0.5 size-5 shrink-0 text-good" />
                  {gain}
                </li>
              ))}
            </ul>
          </div>
          <CredentialForm {...form} form="sign-up" send={signUp.send} look="quiet">
            <p className="text-muted text-small">{signUp.explanation}</p>
          </CredentialForm>
        </section>
      </div>
      <LocalSavedLink text={text.local} />
    </>
  );
}

/** Explains why the previous page requires an account. */
function reasonIn(search: string): SignInReason | undefined {
  const [path = ''] = (new URLSearchParams(search).get('back') ?? '').split('?');
  return pathWithoutLanguage(languageOf(path), path) === pagePath.follow ? 'follow' : undefined;
}

/** Links the offers saved and codes copied without an account. */
function LocalSavedLink({ text }: { text: SignInText['local'] }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(localSavedOffers().length + localCopiedCodes().length > 0), []);
  if (!isShown) return null;
  return (
    <p className="mt-8 text-muted">
      {text.text}{' '}
      <Link to={pagePath.saved} className="text-ink underline underline-offset-4 hover:text-brass">
        {text.see}
      </Link>
    </p>
  );
}
