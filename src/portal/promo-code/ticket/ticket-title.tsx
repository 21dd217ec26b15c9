import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { useMessages } from '../../page-context.ts';

/** The text of a ticket's link: what the code gives, or else the code. */
export function TicketTitle({ promo: { code, terms } }: { promo: PromoCodeCard }) {
  const { ticket } = useMessages();
  if (!terms?.value) return <span className="font-mono">{code}</span>;
  return (
    <>
      <span dir="auto">{terms.value}</span>
      <span className="sr-only">, {ticket.code(code)}</span>
    </>
  );
}
