import type { OwnSession, SavedItems as ShelfContents } from '#contract/visitor/account.ts';
import type { AccountText } from '../../messages/account-text.ts';
import { LanguageLink } from '../frame/language-link.tsx';
import { MarketSwitch } from '../frame/market-switch.tsx';
import { usePageContext } from '../page-context.ts';
import { AccountChanges } from './account-changes.tsx';
import { AccountEnd } from './account-end.tsx';
import { Shelf } from './account-saved-cards.tsx';
import { AccountSection, panelClass } from './account-section.tsx';
import { LoadingAccount } from './loading-account.tsx';
import { SessionList } from './session-list.tsx';
import { useLoaded } from './use-loaded.ts';

type Props = { text: AccountText; email: string };

/** All of it at once: no part pushes another down as it arrives. */
export function AccountContents({ text, email }: Props) {
  const { language, market, messages } = usePageContext();
  const shelf = useLoaded<ShelfContents>(
    `/api/account/saved-items?market=${market}&lang=${language}`,
  );
  const sessions = useLoaded<{ items: OwnSession[] }>('/api/account/sessions');
  if (!shelf.isSettled || !sessions.isSettled) return <LoadingAccount text={text} />;
  return (
    <div className="flex flex-col gap-12">
      <Shelf text={text} shelf={shelf} />
      <AccountSection title={text.choices.title}>
        <div className={`${panelClass} sm:flex-row sm:items-center sm:justify-between`}>
          <MarketSwitch of={messages.account.of} />
          <div className="flex items-center gap-4 text-small">
            <span className="text-muted">{text.choices.language}</span>
            <LanguageLink />
          </div>
        </div>
      </AccountSection>
      <AccountChanges text={text} email={email} onPasswordChanged={sessions.reload} />
      <SessionList text={text} sessions={sessions} />
      <AccountEnd text={text} email={email} />
    </div>
  );
}
