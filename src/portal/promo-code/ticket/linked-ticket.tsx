import { Link } from '@tanstack/react-router';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { CardLevel } from '../../cards/card-level.ts';
import { PromoTicket, ticketLinkClass } from './promo-ticket.tsx';

type Props = { promo: PromoCodeCard; level?: CardLevel };

/** A ticket on another page, which links to its opened code on the promo codes page. */
export const LinkedTicket = ({ promo, level = 3 }: Props) => (
  <PromoTicket
    promo={promo}
    level={level}
    link={
      <Link to="/promocodes/{-$page}" search={{ code: promo.id }} className={ticketLinkClass}>
        {promo.code}
      </Link>
    }
  />
);
