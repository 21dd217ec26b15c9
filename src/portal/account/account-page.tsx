import { useState } from 'react';
import { fillText } from '../../messages/fill-text.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { LanguageLink } from '../language-link.tsx';
import { MarketSwitch } from '../market-switch.tsx';
import { useMessages } from '../page-context.ts';
import { SignOutForm } from '../visitor/sign-out-form.tsx';
import { useVisitor } from '../visitor/visitor.ts';
import { AccountChanges } from './account-changes.tsx';
import { AccountEnd } from './account-end.tsx';
import { AccountSection, panelClass } from './account-section.tsx';
import { SessionList } from './session-list.tsx';
import { Shelf } from './shelf.tsx';

/** The server draws the frame alone: what is personal is filled in by that visitor's browser. */
export function AccountPage({ text }: { text: AccountText }) {
  const { account } = useMessages();
  const visitor = useVisitor();
  const [passwords, setPasswords] = useState(0);
  return (
    <>
      <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
      <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-muted">
          {visitor && fillText(text.signedInAs, { email: visitor.email })}
        </p>
        <SignOutForm label={account.signOut} back="/" />
      </div>
      <noscript>
        <p className="mt-6">{text.needsScript}</p>
      </noscript>
      {visitor ? (
        <div className="mt-10 flex flex-col gap-12">
          <Shelf text={text} />
          <AccountSection title={text.choices.title}>
            <div className={`${panelClass} sm:flex-row sm:items-center sm:justify-between`}>
              <MarketSwitch />
              <div className="flex items-center gap-4 text-small">
                <span className="text-muted">{text.choices.language}</span>
                <LanguageLink />
              </div>
            </div>
          </AccountSection>
          <AccountChanges text={text} onPasswordChanged={() => setPasswords(passwords + 1)} />
          <SessionList key={passwords} text={text.sessions} />
          <AccountEnd text={text} />
        </div>
      ) : (
        <p role="status" className="mt-10 min-h-dvh text-muted noscript:hidden">
          {text.loading}
        </p>
      )}
    </>
  );
}
