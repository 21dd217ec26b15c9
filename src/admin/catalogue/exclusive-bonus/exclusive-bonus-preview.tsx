import type {
  ExclusiveBonusCard as Card,
  ExclusiveBonusDraft,
} from '#contract/catalogue/exclusive-bonus.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { BonusCard } from '../../../portal/cards/bonus-card.tsx';
import type { PreviewedPromotion } from '../promotion/promotion-preview.tsx';

type Previewed = PreviewedPromotion<ExclusiveBonusDraft>;

export function bonusCardOf({ draft, texts, product, language, wording }: Previewed): Card {
  return {
    id: 0,
    ...texts,
    link_url: draft.link_url,
    image_url: draft.image_url ?? '',
    partner: product
      ? {
          id: product.id,
          slug: product.slug,
          name: product.names[language] ?? product.name_en,
          rating: product.rating,
          logo: product.icon_url,
          ref_link: product.ref_link,
        }
      : null,
    terms: offerTermsCard(draft.terms, wording),
    cost: null,
  };
}

export const ExclusiveBonusPreview = (promotion: Previewed) => (
  <ul>
    <BonusCard bonus={bonusCardOf(promotion)} />
  </ul>
);
