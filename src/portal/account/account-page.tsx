import { fillText } from '../../messages/fill-text.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { SignOutForm } from '../visitor/sign-out-form.tsx';
import { useVisitor } from '../visitor/visitor.ts';

/** The server draws the frame alone: who it is for is filled in by that visitor's browser. */
export function AccountPage({ text }: { text: AccountText }) {
  const visitor = useVisitor();
  return (
    <>
      <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
      <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {visitor && fillText(text.signedInAs, { email: visitor.email })}
        </p>
        <SignOutForm />
      </div>
      <noscript>
        <p className="mt-6">{text.needsScript}</p>
      </noscript>
    </>
  );
}
