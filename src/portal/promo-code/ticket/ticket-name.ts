import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { Messages } from '../../../../messages/en/common.ts';

/** Names a code, also in markets that don't show it. */
export const ticketName = ({ code, product, terms }: PromoCodeCard, { ticket }: Messages): string =>
  code ?? terms?.shown.value ?? product?.name ?? ticket.unnamed;
