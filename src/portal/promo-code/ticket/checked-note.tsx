import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { checkedOn } from '../../cards/offer-terms.tsx';
import { usePageContext } from '../../page-context.ts';

/** Shows when the terms of a code were last checked. */
export function CheckedNote({ terms }: Pick<PromoCodeCard, 'terms'>) {
  const { language, messages } = usePageContext();
  const date = terms?.last_verified_at;
  if (!date) return null;
  return (
    <p className="text-muted text-small">{messages.terms.verified(checkedOn(language, date))}</p>
  );
}
