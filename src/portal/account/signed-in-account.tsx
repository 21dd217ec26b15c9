import type { OwnSession, SavedItems } from '#contract/visitor/account.ts';
import type { AccountText } from '../../../messages/type/account.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { LanguageLink } from '../frame/language-link.tsx';
import { MarketSwitch } from '../frame/market-switch.tsx';
import { useMessages, usePageContext } from '../page-context.ts';
import { isEmpty, SavedCards, Tickets } from '../saved/saved-cards.tsx';
import { AccountExportAndDeletion } from './account-export-deletion.tsx';
import { AccountSection, EmptyNote, panelClass } from './account-section.tsx';
import { CredentialForms } from './change-credential-forms.tsx';
import { LoadingAccount } from './loading-account.tsx';
import { SessionList } from './session-list.tsx';
import { UnavailableOffers } from './unavailable-offers.tsx';
import { type Loaded, useLoaded } from './use-account-data.ts';

type SavedItemsProps = { text: AccountText; saved: Loaded<SavedItems> };

type Props = { text: AccountText; email: string };

/** Shows everything together, so that no section shifts while another one loads. */
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

function AccountSavedItems({ text, saved: { data, reload } }: SavedItemsProps) {
  const { failedToLoad, tryAgain } = useMessages();
  if (!data) {
    return <ErrorBox message={failedToLoad} retry={{ label: tryAgain, run: reload }} />;
  }
  return (
    <>
      <AccountSection title={text.saved.title}>
        {isEmpty(data) ? <EmptyNote>{text.saved.empty}</EmptyNote> : <SavedCards {...data} />}
        <UnavailableOffers text={text} count={data.unavailable} onRemoved={reload} />
      </AccountSection>
      <AccountSection title={text.copied.title}>
        {data.copied.length > 0 ? (
          <Tickets promos={data.copied} />
        ) : (
          <EmptyNote>{text.copied.empty}</EmptyNote>
        )}
      </AccountSection>
    </>
  );
}
