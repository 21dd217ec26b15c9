import { useEffect, useEffectEvent, useState } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { SavedItemCards, SavedItems } from '#contract/visitor/account.ts';
import { maxShown, type SavedKind } from '#contract/visitor/saved-offer.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { SavedText } from '../../../../messages/type/saved.ts';
import { callApi } from '../../../api/call-api.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { BonusCard, bonusGrid } from '../../cards/bonus-card.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { ProductCard } from '../../cards/product-card.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { Disclosure } from '../../market/disclosure.tsx';
import { useMessages, usePageContext } from '../../page-context.ts';
import { LinkedTicket } from '../../promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../../promo-code/ticket/promo-ticket.tsx';
import { localCopiedCodes, localSavedOffers } from '../../visitor/local-saved-items.ts';
import { refreshVisitor, useVisitorState } from '../../visitor/refresh-visitor.ts';
import type { VisitorState } from '../../visitor/visitor-store.ts';
import { AccountSection, EmptyNote } from '../account/account-section.tsx';
import { useLoaded } from '../account/use-account-data.ts';
import { useAnnouncement } from '../account/use-announcement.tsx';
import {
  BrowseLink,
  BrowserNote,
  EmptyList,
  FirstView,
  PendingList,
  savedSections,
} from './saved-first-view.tsx';

type Saved = Pick<SavedItemCards, 'products' | 'bonuses' | 'promocodes'>;

const isEmpty = ({ products, bonuses, promocodes }: Saved) =>
  products.length + bonuses.length + promocodes.length === 0;

const SavedCards = ({ products, bonuses, promocodes }: Saved) => (
  <>
    <p className="text-muted text-small">
      <Disclosure />
    </p>
    {products.length > 0 && (
      <ul className="flex flex-col gap-3" {...clickBlock('saved')}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    )}
    {bonuses.length > 0 && (
      <ul className={bonusGrid} {...clickBlock('saved')}>
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    )}
    {promocodes.length > 0 && <Tickets promos={promocodes} />}
  </>
);

const Tickets = ({ promos }: { promos: PromoCodeCard[] }) => (
  <ul className={ticketGrid}>
    {promos.map((promo) => (
      <LinkedTicket key={promo.id} promo={promo} />
    ))}
  </ul>
);

type Props = { text: SavedText; count: number; onRemoved: () => void };

/** Shows only the number of saved offers that are no longer in any market, because they have no card. */
function UnavailableOffers({ text, count, onRemoved }: Props) {
  const { language, messages } = usePageContext();
  const { announce, announcement } = useAnnouncement();
  const isOne = new Intl.PluralRules(language).select(count) === 'one';

  async function remove() {
    const result = await callApi('DELETE', '/api/account/saved/unavailable');
    announce('data' in result ? text.unavailableRemoved : messages.account.notSaved);
    if ('data' in result) onRemoved();
  }

  return (
    <>
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {fillText(isOne ? text.unavailable.one : text.unavailable.other, {
              count: count.toLocaleString(language),
            })}
          </p>
          <button type="button" onClick={remove} className={buttonClass.quiet}>
            {text.removeUnavailable}
          </button>
        </div>
      )}
      {announcement}
    </>
  );
}

/** Calls `act` when the browser shows this page again from memory, or another tab has changed what is stored. */
function useChangesElsewhere(act: () => void) {
  const changed = useEffectEvent(act);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('storage', () => changed(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal });
    return () => stop.abort();
  }, []);
}

/** The browser loads the list from the account or its own storage. */
export function SavedPage({ text }: { text: SavedText }) {
  const visitorState = useVisitorState();
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
      <noscript>
        <p className="mt-6">{text.needsScript}</p>
      </noscript>
      <SavedList visitorState={visitorState} text={text} />
    </>
  );
}

function SavedList({ visitorState, text }: { visitorState: VisitorState; text: SavedText }) {
  if (visitorState === 'unknown') return <FirstView text={text} />;
  if (visitorState === 'unreachable') {
    return <FailedList retry={() => refreshVisitor({ always: true })} />;
  }
  return typeof visitorState === 'object' ? (
    <AccountList key={visitorState.email} saved={visitorState.saved.length} text={text} />
  ) : (
    <BrowserList text={text} />
  );
}

function AccountList({ saved, text }: { saved: number; text: SavedText }) {
  const { language, market } = usePageContext();
  const query = new URLSearchParams({ market, lang: language });
  const [count] = useState(saved);
  return <LoadedItems path={`/api/account/saved-items?${query}`} count={count} text={text} />;
}

function BrowserList({ text }: { text: SavedText }) {
  const { language, market } = usePageContext();
  const read = () => localItems({ market, lang: language });
  const [{ path, count }, setItems] = useState(read);
  useChangesElsewhere(() => setItems(read));
  return (
    <>
      <BrowserNote text={text} />
      {path ? <LoadedItems path={path} count={count} text={text} /> : <EmptyList text={text} />}
    </>
  );
}

function localItems(shown: { market: string; lang: string }) {
  const saved = localSavedOffers();
  const idsOf = (kind: SavedKind) =>
    saved.flatMap((offer) => (offer.kind === kind ? offer.id : [])).slice(0, maxShown);
  const lists = Object.entries({
    products: idsOf('product'),
    bonuses: idsOf('bonus'),
    promocodes: idsOf('promo-code'),
    copied: localCopiedCodes(),
  }).filter(([, ids]) => ids.length > 0);
  const query = new URLSearchParams(shown);
  for (const [name, ids] of lists) query.set(name, ids.join());
  return { path: lists.length > 0 && (`/api/saved-items?${query}` as const), count: saved.length };
}

/** Only accounts know how many offers are `unavailable`, which can be removed. */
type Items = Omit<SavedItems, 'unavailable'> & Partial<SavedItems>;

type LoadedItemsProps = {
  path: `/api/${'account/' | ''}saved-items?${string}`;
  count: number;
  text: SavedText;
};

function LoadedItems({ path, count, text }: LoadedItemsProps) {
  const { data, failure, reload } = useLoaded(path);
  useChangesElsewhere(reload);
  if (failure) return <FailedList retry={reload} />;
  if (!data) return <PendingList text={text} />;
  const { products, bonuses, promocodes, copied, unavailable = 0 }: Items = data;
  const isPart = count > products.length + bonuses.length + promocodes.length + unavailable;
  return (
    <div className={savedSections}>
      <AccountSection title={text.offers}>
        {isEmpty(data) ? <EmptyNote>{text.empty}</EmptyNote> : <SavedCards {...data} />}
        {isPart && <p className="text-muted">{text.elsewhere}</p>}
        <UnavailableOffers text={text} count={unavailable} onRemoved={reload} />
        {isEmpty(data) && <BrowseLink text={text} />}
      </AccountSection>
      {copied.length > 0 && (
        <AccountSection title={text.copied}>
          <Tickets promos={copied} />
        </AccountSection>
      )}
    </div>
  );
}

function FailedList({ retry }: { retry: () => unknown }) {
  const { failedToLoad, tryAgain } = useMessages();
  return (
    <div className="mt-8">
      <ErrorBox message={failedToLoad} retry={{ label: tryAgain, run: retry }} />
    </div>
  );
}
