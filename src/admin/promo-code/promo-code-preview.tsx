import { useWatch } from 'react-hook-form';
import type { Product } from '#contract/catalogue/product.ts';
import type { PromoCodeCard, PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import type { Language } from '#contract/language.ts';
import { PromoTicket } from '../../portal/promo-code/ticket/promo-ticket.tsx';
import { CardPreview, NotShown, type Shown } from '../preview/card-preview.tsx';
import { useProduct } from '../product/use-product.ts';
import { useSiteTime } from '../use-site-time.ts';
import type { PromoCodeControl } from './promo-code-fields.tsx';

export const promoCardOf = (
  draft: PromoCodeDraft,
  product: Product | undefined,
  language: Language,
): PromoCodeCard => ({
  ...draft,
  id: 0,
  code: draft.code?.trim() || '…',
  product: product
    ? {
        id: product.id,
        name: product.names[language] ?? product.name_en,
        icon_url: product.icon_url,
      }
    : null,
});

export function PromoCodePreview({ control }: { control: PromoCodeControl }) {
  const draft = useWatch({ control }) as PromoCodeDraft;
  const product = useProduct(draft.product_id);
  const now = useSiteTime()?.now;
  return (
    <CardPreview>
      {({ language, market }) => {
        const unseen = hiddenReason(draft, market, now);
        if (unseen) return <NotShown>{unseen}</NotShown>;
        return (
          <ul>
            <PromoTicket promo={promoCardOf(draft, product, language)} link={draft.code || '…'} />
          </ul>
        );
      }}
    </CardPreview>
  );
}

function hiddenReason(draft: PromoCodeDraft, market: Shown['market'], now: string | undefined) {
  if (!draft.is_active) return 'Hidden: nobody sees it.';
  if (draft.expires_at && now && draft.expires_at <= now) return 'Expired: nobody sees it.';
  if (draft.market_code === market) return undefined;
  return `Not shown in this market: it is for ${draft.market_code}.`;
}
