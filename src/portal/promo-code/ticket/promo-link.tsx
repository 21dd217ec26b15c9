import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { ticketId, ticketLinkClass } from './promo-ticket.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list is the previous entry of the history, so going back closes the details. */
    openedFromList?: boolean;
  }
}

export const promoLinkId = (id: number) => `open-code-${id}`;

type Props = { promo: PromoCodeCard; chosen: number | undefined };

/** The URL names the chosen code. Without a script it leads to the ticket. */
export function PromoLink({ promo, chosen }: Props) {
  const hydrated = useHydrated();
  const openedFromList = useLocation({ select: ({ state }) => state.openedFromList });
  return (
    <Link
      id={promoLinkId(promo.id)}
      from="/promocodes/{-$page}"
      to="."
      search={(search) => ({ ...search, code: promo.id })}
      {...(!hydrated && { hash: ticketId(promo.id) })}
      state={{ openedFromList: chosen === undefined || openedFromList === true }}
      replace={chosen !== undefined}
      resetScroll={false}
      preload={false}
      aria-current={promo.id === chosen ? 'true' : undefined}
      className={ticketLinkClass}
    >
      {promo.code}
    </Link>
  );
}
