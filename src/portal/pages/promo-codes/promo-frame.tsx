import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-path.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingList } from '../../cards/loading-list.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { useMessages } from '../../page-context.ts';
import { ticketGrid } from '../../promo-code/ticket/promo-ticket.tsx';
import { useVisitor } from '../../visitor/refresh-visitor.ts';
import { SignOutForm } from '../../visitor/sign-out-form.tsx';

const panelGrid = 'mt-8 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:gap-6 noscript:block';

type Props = {
  title: string;
  texts: PromoText;
  panel: ReactNode;
  filters?: ReactNode;
  children: ReactNode;
};

export const PromoFrame = ({ title, texts, panel, filters, children }: Props) => (
  <PromoHeader title={title} texts={texts}>
    <div className={panelGrid}>
      <section aria-labelledby="items">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="items" className="text-title">
            {texts.items}
          </h2>
          <QuietLink to={pagePath.follow} about="codes">
            {texts.follow}
          </QuietLink>
        </div>
        {filters}
        {children}
      </section>
      {panel}
    </div>
  </PromoHeader>
);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const PendingPromo = () => (
  <>
    <PageTitle>{useMessages().promoCodes.title}</PageTitle>
    <div className="h-9" />
    <PromoHeading />
    <div className={panelGrid}>
      <LoadingList>
        <div className={`${ticketGrid} mt-11`}>
          {places.map((place) => (
            <Skeleton key={place} className="h-32 md:h-64" />
          ))}
        </div>
      </LoadingList>
      <Skeleton className="hidden h-32 md:block" />
    </div>
  </>
);

type HeaderProps = Pick<Props, 'title' | 'texts' | 'children'>;

export function PromoHeader({ title, texts, children }: HeaderProps) {
  const visitor = useVisitor();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Link to={pagePath.support} className="font-strong text-muted hover:text-ink">
          {texts.support}
        </Link>
        {visitor && <SignOutForm label={texts.logout} back={pagePath.promoCodes} />}
      </div>
      <PromoHeading />
      {children}
    </>
  );
}

/** Uses only messages that are available before the page's own have loaded. */
function PromoHeading() {
  const { promoCodes } = useMessages();
  return (
    <>
      <h1 className="mt-2 text-display tracking-[0.06em]">{promoCodes.heading}</h1>
      <DisclosureLine />
    </>
  );
}
