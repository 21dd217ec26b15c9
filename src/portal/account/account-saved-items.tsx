import type { SavedItems } from '#contract/visitor/account.ts';
import type { AccountText } from '../../../messages/type/account.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useMessages } from '../page-context.ts';
import { isEmpty, SavedCards, Tickets } from '../saved/saved-cards.tsx';
import { AccountSection, EmptyNote } from './account-section.tsx';
import { UnavailableOffers } from './unavailable-offers.tsx';
import type { Loaded } from './use-account-data.ts';

type Props = { text: AccountText; saved: Loaded<SavedItems> };

export function AccountSavedItems({ text, saved: { data, reload } }: Props) {
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
