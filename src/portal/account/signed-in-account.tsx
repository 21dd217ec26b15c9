import type { OwnSession, SavedItems } from '#contract/visitor/account.ts';
import type { AccountText } from '../../../messages/type/account.ts';
import { LanguageLink } from '../frame/language-link.tsx';
import { MarketSwitch } from '../frame/market-switch.tsx';
import { usePageContext } from '../page-context.ts';
import { AccountExportAndDeletion } from './account-export-deletion.tsx';
import { AccountSavedItems } from './account-saved-items.tsx';
import { AccountSection, panelClass } from './account-section.tsx';
import { CredentialForms } from './change-credential-forms.tsx';
import { LoadingAccount } from './loading-account.tsx';
import { SessionList } from './session-list.tsx';
import { useLoaded } from './use-account-data.ts';

type Props = { text: AccountText; email: string };

/** Everything is shown at once, so that no part moves another one as it loads. */
export function AccountContents({ text, email }: Props) {
  const { language, market, messages } = usePageContext();
  const saved = useLoaded<SavedItems>(`/api/account/saved-items?market=${market}&lang=${language}`);
  const sessions = useLoaded<{ items: OwnSession[] }>('/api/account/sessions');
  if (!saved.isSettled || !sessions.isSettled) return <LoadingAccount text={text} />;
  return (
    <div className="flex flex-col gap-12">
      <AccountSavedItems text={text} saved={saved} />
      <AccountSection title={text.choices.title}>
        <div className={`${panelClass} sm:flex-row sm:items-center sm:justify-between`}>
          <MarketSwitch of={messages.account.of} />
          <div className="flex items-center gap-4 text-small">
            <span className="text-muted">{text.choices.language}</span>
            <LanguageLink />
          </div>
        </div>
      </AccountSection>
      <CredentialForms text={text} email={email} onPasswordChanged={sessions.reload} />
      <SessionList text={text} sessions={sessions} />
      <AccountExportAndDeletion text={text} email={email} />
    </div>
  );
}
