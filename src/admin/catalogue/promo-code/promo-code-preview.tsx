import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '#contract/catalogue/product.ts';
import type { PromoCodeCard, PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { offerTermsCard, type TermsWording } from '../../../../messages/offer-terms-card.ts';
import { useMessages } from '../../../portal/page-context.ts';
import { loadPromoCodes } from '../../../portal/pages/promo-codes/load-promo-codes.ts';
import { PromoFrame } from '../../../portal/pages/promo-codes/promo-frame.tsx';
import { promoPageTitle } from '../../../portal/pages/promo-codes/promo-head.ts';
import { PromoPanel } from '../../../portal/promo-code/chosen/promo-panel.tsx';
import { LinkedTicket } from '../../../portal/promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../../../portal/promo-code/ticket/promo-ticket.tsx';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { useHiddenSentence } from '../hidden/use-hidden-in.ts';
import { CardPreview, type Shown } from '../preview/card-preview.tsx';
import { hiddenReason } from '../preview/hidden-reason.ts';
import { NotShown } from '../preview/not-shown.tsx';
import { WholePage } from '../preview/whole-page.tsx';
import { useProduct } from '../product/use-product.ts';
import type { PromoCodeControl } from './promo-code-fields.tsx';

/** Shows the draft at the top of the list, with its details open next to it. */
function PromoCodeOnPage({ card }: { card: PromoCodeCard }) {
  const { id } = useParams({ strict: false });
  const messages = useMessages();
  return (
    <WholePage name="promo codes" load={(loading) => loadPromoCodes({ ...loading, params: {} })}>
      {(loaded) => {
        const listed = 'data' in loaded.codes ? loaded.codes.data.items : [];
        const others = listed.filter((promo) => String(promo.id) !== id);
        return (
          <PromoFrame
            title={promoPageTitle(messages, loaded)}
            texts={loaded.texts}
            panel={
              <PromoPanel
                texts={loaded.texts}
                chosen={undefined}
                suggested={card}
                takesFocus={false}
                onClose={() => {}}
              />
            }
          >
            <ul className={ticketGrid}>
              {[card, ...others].map((promo) => (
                <LinkedTicket key={promo.id} promo={promo} />
              ))}
            </ul>
          </PromoFrame>
        );
      }}
    </WholePage>
  );
}

const promoCardOf = (
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
        slug: product.slug,
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
