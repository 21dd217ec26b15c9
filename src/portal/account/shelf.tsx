import { Link } from '@tanstack/react-router';
import type { Shelf as Contents } from '#contract/account.ts';
import type { PromoCodeCard } from '#contract/promo-code.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BonusCard } from '../bonus-card.tsx';
import { LoadingList } from '../loading-list.tsx';
import { usePageContext } from '../page-context.ts';
import { ProductCard } from '../product-card.tsx';
import { PromoTicket, ticketGrid, ticketLinkClass } from '../promo/promo-ticket.tsx';
import { AccountSection, EmptyShelf } from './account-section.tsx';
import { useLoaded } from './use-loaded.ts';

/** What is saved, and what was copied lately, on the same cards as elsewhere. */
export function Shelf({ text }: { text: AccountText }) {
  const { language, market, messages } = usePageContext();
  const { data, failure, reload } = useLoaded<Contents>(`/shelf?market=${market}&lang=${language}`);
  if (failure) {
    return (
      <ErrorBox message={messages.failedToLoad} retry={{ label: messages.tryAgain, run: reload }} />
    );
  }
  if (!data) {
    return (
      <LoadingList>
        <Skeleton className="h-64" />
      </LoadingList>
    );
  }
  return (
    <>
      <AccountSection title={text.saved.title}>
        <Saved {...data} empty={text.saved.empty} />
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

function Saved({ products, bonuses, promocodes, empty }: Contents & { empty: string }) {
  if (products.length + bonuses.length + promocodes.length === 0) {
    return <EmptyShelf>{empty}</EmptyShelf>;
  }
  return (
    <>
      {products.length > 0 && (
        <ul className="flex flex-col gap-3">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} eager={false} />
          ))}
        </ul>
      )}
      {bonuses.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} />
          ))}
        </ul>
      )}
      {promocodes.length > 0 && <Tickets promos={promocodes} />}
    </>
  );
}

const Tickets = ({ promos }: { promos: PromoCodeCard[] }) => (
  <ul className={`${ticketGrid} lg:grid-cols-3`}>
    {promos.map((promo) => (
      <PromoTicket
        key={promo.id}
        promo={promo}
        link={
          <Link to="/promocodes/{-$page}" search={{ code: promo.id }} className={ticketLinkClass}>
            {promo.code}
          </Link>
        }
      />
    ))}
  </ul>
);
