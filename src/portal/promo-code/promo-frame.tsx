import type { ReactNode } from 'react';
import { usePromoText } from '../../messages/promo-code-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingList } from '../cards/loading-list.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { PromoHeader } from './promo-header.tsx';
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
