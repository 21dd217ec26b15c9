import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sitePath } from '#contract/site-path.ts';
import { usePromoText } from '../../messages/promo-code-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingList } from '../cards/loading-list.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { AdultAge } from '../market/adult-age.tsx';
import { useMessages } from '../page-context.ts';
import { SignOutForm } from '../visitor/sign-out-form.tsx';
import { useVisitor } from '../visitor/visitor.ts';
import { ticketGrid } from './ticket/promo-ticket.tsx';

type Props = { panel: ReactNode; children: ReactNode };

export const PromoFrame = ({ panel, children }: Props) => (
  <>
    <PromoHeader />
    <div className="mt-8 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:gap-6 noscript:block">
      <section aria-labelledby="items">
        <h2 id="items" className="mb-4 text-title">
          {usePromoText().items}
        </h2>
        {children}
      </section>
      {panel}
    </div>
  </>
);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const PendingPromo = () => (
  <PromoFrame panel={<Skeleton className="hidden h-32 md:block" />}>
    <PageTitle>{usePromoText().title}</PageTitle>
    <LoadingList>
      <div className={ticketGrid}>
        {places.map((place) => (
          <Skeleton key={place} className="h-32 md:h-64" />
        ))}
      </div>
    </LoadingList>
  </PromoFrame>
);

function PromoHeader() {
  const { disclosure } = useMessages();
  const promo = usePromoText();
  const visitor = useVisitor();
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Link to={sitePath.support} className="font-strong text-muted hover:text-ink">
          {promo.support}
        </Link>
        {visitor && <SignOutForm label={promo.logout} back={sitePath.promoCodes} />}
      </div>
      <h1 className="mt-2 text-display tracking-[0.06em]">{promo.heading}</h1>
      <p className="mt-2 text-muted text-small">
        {disclosure} <AdultAge />
      </p>
    </>
  );
}
