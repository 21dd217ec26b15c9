import { Link, useHydrated, useNavigate, useRouter } from '@tanstack/react-router';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { isId } from '#contract/id.ts';
import { pressLink } from '../../../ui/press/press-link.ts';
import { ticketId, ticketLinkClass } from './promo-ticket.tsx';
import { TicketTitle } from './ticket-title.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set if the previous history entry is the list, so that going back closes the details. */
    openedFromList?: boolean;
  }
}

export const promoLinkId = (id: number) => `open-code-${id}`;

/**
 * Links to the URL that opens the code. Without JavaScript, links to the ticket instead. Whether another code is open
 * is read only on click: as state, it would rerender every link whenever a code is opened.
 */
export function PromoLink({ promo }: { promo: PromoCodeCard }) {
  const hydrated = useHydrated();
  const router = useRouter();
  const navigate = useNavigate({ from: '/promocodes/{-$page}' });

  function open() {
    const isOneOpen = isId(router.latestLocation.search.code);
    return navigate({
      search: (search) => ({ ...search, code: promo.id }),
      state: (state) => ({ openedFromList: !isOneOpen || state.openedFromList === true }),
      replace: isOneOpen,
      resetScroll: false,
    });
  }

  return (
    <Link
      id={promoLinkId(promo.id)}
      from="/promocodes/{-$page}"
      to="."
      search={(search) => ({ ...search, code: promo.id })}
      {...(!hydrated && { hash: ticketId(promo.id) })}
      preload={false}
      onClick={(event) => pressLink(event, open)}
      className={`${ticketLinkClass} aria-busy:after:border aria-busy:after:border-brass`}
    >
      <TicketTitle promo={promo} />
    </Link>
  );
}
