import { useEffect, useState } from 'react';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { AccountText } from '../../../../messages/type/account.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { usePageContext } from '../../page-context.ts';
import { refreshVisitor, useVisitorState } from '../../visitor/refresh-visitor.ts';
import { SignOutForm } from '../../visitor/sign-out-form.tsx';
import { LoadingAccount } from './loading-account.tsx';
import { AccountContents } from './signed-in-account.tsx';

/** The server renders only the frame, and the browser loads the personal data. */
export function AccountPage({ text }: { text: AccountText }) {
  const { messages } = usePageContext();
  const visitorState = useVisitorOrSignIn();
  const visitor = typeof visitorState === 'object' ? visitorState : undefined;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
      <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-muted">
          {visitor && fillText(text.signedInAs, { email: visitor.email })}
        </p>
        <SignOutForm label={messages.account.signOut} back="/" />
      </div>
      <noscript>
        <p className="mt-6">{text.needsScript}</p>
      </noscript>
      <div className="mt-10">
        {visitor ? (
          <AccountContents key={visitor.email} text={text} email={visitor.email} />
        ) : visitorState === 'unreachable' ? (
          <ErrorBox
            message={messages.failedToLoad}
            retry={{ label: messages.tryAgain, run: () => refreshVisitor({ always: true }) }}
          />
        ) : (
          <LoadingAccount text={text} />
        )}
      </div>
    </>
  );
}

/** Redirects to the sign-in page if the session has expired. */
function useVisitorOrSignIn() {
  const { language } = usePageContext();
  const visitorState = useVisitorState();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    refreshVisitor({ always: true }).then(() => setAsked(true));
  }, []);
  const isGone = isAsked && visitorState === 'nobody';
  useEffect(() => {
    if (!isGone) return;
    const back = new URLSearchParams({ back: pathIn(language, pagePath.account) });
    window.location.replace(`${pathIn(language, pagePath.signIn)}?${back}`);
  }, [isGone, language]);
  return visitorState;
}
