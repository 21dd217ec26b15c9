import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { CardLevel } from '../../cards/card-level.ts';
import { PromoTicket, ticketLinkClass } from './promo-ticket.tsx';
import { TicketTitle } from './ticket-title.tsx';

type Props = { promo: PromoCodeCard; level?: CardLevel; children?: ReactNode };

/** A ticket outside the promo codes page, which links to its open code there. */
export const LinkedTicket = ({ promo, level = 3, children }: Props) => (
  <PromoTicket
    promo={promo}
    level={level}
    link={
      <Link to="/promocodes/{-$page}" search={{ code: promo.id }} className={ticketLinkClass}>
        <TicketTitle promo={promo} />
      </Link>
    }
  >
    {children}
  </PromoTicket>
);
