import { Link } from '@tanstack/react-router';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { PromoTicket, ticketLinkClass } from './promo-ticket.tsx';

/** A ticket on another page leads to the page of codes, where its code is open. */
export const LinkedTicket = ({ promo }: { promo: PromoCodeCard }) => (
  <PromoTicket
    promo={promo}
    link={
      <Link to="/promocodes/{-$page}" search={{ code: promo.id }} className={ticketLinkClass}>
        {promo.code}
      </Link>
    }
  />
);
