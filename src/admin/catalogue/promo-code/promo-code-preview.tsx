import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '#contract/catalogue/product.ts';
import type { PromoCodeCard, PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { offerTermsCard, type TermsWording } from '../../../../messages/offer-terms-card.ts';
import { LinkedTicket } from '../../../portal/promo-code/ticket/linked-ticket.tsx';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { useHiddenSentence } from '../hidden/use-hidden-in.ts';
import { CardPreview, type Shown } from '../preview/card-preview.tsx';
import { hiddenReason } from '../preview/hidden-reason.ts';
import { NotShown } from '../preview/not-shown.tsx';
import { useProduct } from '../product/use-product.ts';
import type { PromoCodeControl } from './promo-code-fields.tsx';
import { PromoCodeOnPage } from './promo-code-on-page.tsx';

export const promoCardOf = (
  draft: PromoCodeDraft,
  product: Product | undefined,
  wording: TermsWording,
): PromoCodeCard => ({
  ...draft,
  id: 0,
  code: draft.code?.trim() || '…',
  terms: offerTermsCard(draft.terms, wording),
  cost: null,
  votes: null,
  product: product
    ? {
        id: product.id,
        name: product.names[wording.language] ?? product.name_en,
        icon_url: product.icon_url,
      }
    : null,
});

export function PromoCodePreview({ control }: { control: PromoCodeControl }) {
  const { preview } = useAdminTexts().offer;
  const draft = useWatch({ control }) as PromoCodeDraft;
  const product = useProduct(draft.product_id);
  const now = useSiteTime()?.now;
  const partner = draft.product_id ? product : null;
  const hiddenSentence = useHiddenSentence();
  const ifShown = (render: (card: PromoCodeCard) => ReactNode) => {
    return ({ market, wording }: Shown) => {
      const reason = hiddenReason(draft, market, preview, now);
      const rule =
        reason ?? hiddenSentence({ ...draft, subject: 'promo_codes' as const, partner }, market);
      if (rule) return <NotShown>{rule}</NotShown>;
      return render(promoCardOf(draft, product, wording));
    };
  };
  return (
    <CardPreview page={ifShown((card) => <PromoCodeOnPage card={card} />)}>
      {ifShown((card) => (
        <ul>
          <LinkedTicket promo={card} />
        </ul>
      ))}
    </CardPreview>
  );
}
