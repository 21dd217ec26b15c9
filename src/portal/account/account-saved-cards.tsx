import type { SavedItems as Contents } from '#contract/visitor/account.ts';
import type { AccountText } from '../../messages/account-text.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useMessages } from '../page-context.ts';
import { isEmpty, SavedCards, Tickets } from '../saved/saved-cards.tsx';
import { AccountSection, EmptyShelf } from './account-section.tsx';
import { GoneOffers } from './unavailable-offers.tsx';
import type { Loaded } from './use-loaded.ts';

type Props = { text: AccountText; shelf: Loaded<Contents> };

/** What is saved, and what was copied lately. */
export function Shelf({ text, shelf: { data, reload } }: Props) {
  const { failedToLoad, tryAgain } = useMessages();
  if (!data) {
    return <ErrorBox message={failedToLoad} retry={{ label: tryAgain, run: reload }} />;
  }
  return (
    <>
      <AccountSection title={text.saved.title}>
        {isEmpty(data) ? <EmptyShelf>{text.saved.empty}</EmptyShelf> : <SavedCards {...data} />}
        <GoneOffers text={text} count={data.unavailable} onRemoved={reload} />
      </AccountSection>
      <AccountSection title={text.copied.title}>
        {data.copied.length > 0 ? (
          <Tickets promos={data.copied} />
        ) : (
          <EmptyShelf>{text.copied.empty}</EmptyShelf>
        )}
      </AccountSection>
    </>
  );
}
