import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import type { AccountText } from '../../../../messages/type/account.ts';
import { buttonClass } from '../../../ui/button.ts';
import { LanguageLink } from '../../frame/language-link.tsx';
import { MarketSwitch } from '../../frame/market-switch.tsx';
import { useMessages } from '../../page-context.ts';
import { AccountExportAndDeletion } from './account-export-deletion.tsx';
import { AccountSection, panelClass } from './account-section.tsx';
import { CredentialForms } from './change-credential-forms.tsx';
import { FollowedList } from './followed-list.tsx';
import { LoadingAccount } from './loading-account.tsx';
import { SessionList } from './session-list.tsx';
import { useLoaded } from './use-account-data.ts';

type Props = { text: AccountText; email: string };

/** Waits for the lists, so that no section shifts while they load. */
export function AccountContents({ text, email }: Props) {
  const { account } = useMessages();
  const sessions = useLoaded('/api/account/sessions');
  const follows = useLoaded('/api/account/follows');
  if (!sessions.isSettled || !follows.isSettled) return <LoadingAccount text={text} />;
  return (
    <div className="flex flex-col gap-12">
      <AccountSection title={text.saved.title}>
        <div className={`${panelClass} sm:flex-row sm:items-center sm:justify-between`}>
          <p className="text-muted">{text.saved.text}</p>
          <Link to={pagePath.saved} className={`${buttonClass.quiet} self-start`}>
            {text.saved.see}
          </Link>
        </div>
      </AccountSection>
      <FollowedList text={text} follows={follows} />
      <AccountSection title={text.choices.title}>
        <div className={`${panelClass} sm:flex-row sm:items-center sm:justify-between`}>
          <MarketSwitch of={account.of} />
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
