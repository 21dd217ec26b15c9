import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { useMessages } from '../../page-context.ts';
import { ticketName } from './ticket-name.ts';

/** The text of a ticket's link: the value of the code or, if unknown, the code itself. */
export function TicketTitle({ promo }: { promo: PromoCodeCard }) {
  const { code, terms } = promo;
  const messages = useMessages();
  if (!terms?.shown.value) {
    return (
      <span className={code === null ? undefined : 'font-mono'}>{ticketName(promo, messages)}</span>
    );
  }
  return (
    <>
      <span dir="auto">{terms.shown.value}</span>
      {code !== null && <span className="sr-only">, {messages.ticket.code(code)}</span>}
    </>
  );
}
