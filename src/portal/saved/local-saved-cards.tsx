import { useState } from 'react';
import type { SavedItemCards } from '#contract/visitor/account.ts';
import { maxShown, type SavedKind } from '#contract/visitor/saved-offer.ts';
import type { SignInText } from '../../../messages/type/sign-in.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { useLoaded } from '../account/use-account-data.ts';
import { usePageContext } from '../page-context.ts';
import { localCopiedCodes, localSavedOffers } from '../visitor/local-saved-items.ts';
import { isEmpty, SavedCards, Tickets } from './saved-cards.tsx';

function savedItemsPath(shown: { market: string; lang: string }) {
  const saved = localSavedOffers();
  const idsOf = (kind: SavedKind) =>
    saved.flatMap((offer) => (offer.kind === kind ? offer.id : [])).slice(0, maxShown);
  const lists = {
    products: idsOf('product'),
    bonuses: idsOf('bonus'),
    promocodes: idsOf('promo-code'),
    copied: localCopiedCodes(),
  };
  const query = new URLSearchParams(shown);
  for (const [name, ids] of Object.entries(lists)) {
    if (ids.length > 0) query.set(name, ids.join());
  }
  return `/api/saved-items?${query}`;
}

export function LocalSavedCards({ text }: { text: SignInText['local'] }) {
  const { language, market, messages } = usePageContext();
  const [path] = useState(() => savedItemsPath({ market, lang: language }));
  const { data, failure, reload } = useLoaded<SavedItemCards>(path);
  if (failure) {
    const retry = { label: messages.tryAgain, run: reload };
    return <ErrorBox message={messages.failedToLoad} retry={retry} />;
  }
  if (!data || (isEmpty(data) && data.copied.length === 0)) return null;
  return (
    <div className="mt-12 flex flex-col gap-12">
      <AccountSection title={text.title}>
        <p className="text-muted">{text.lead}</p>
        <SavedCards {...data} />
      </AccountSection>
      {data.copied.length > 0 && (
        <AccountSection title={text.copied}>
          <Tickets promos={data.copied} />
        </AccountSection>
      )}
    </div>
  );
}
