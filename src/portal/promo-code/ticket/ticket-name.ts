import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { Messages } from '../../../../messages/en/common.ts';

/** Returns a name for a code, which also works in markets that don't show the code. */
export const ticketName = ({ code, product, terms }: PromoCodeCard, { ticket }: Messages): string =>
  code ?? terms?.shown.value ?? product?.name ?? ticket.unnamed;
