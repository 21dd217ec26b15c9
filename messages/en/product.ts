/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  breadcrumb: 'You are here',
  images: 'Images',
  image: '{name}, image {number}',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  about: 'About this partner',
  bonuses: 'Bonuses',
  codes: 'Promo codes',
  similar: 'Similar partners',
  hasCode: 'Has a code: {code}',
  hasHiddenCode: 'Has a promo code',
  beforeYouPlay: 'Before you play',
  terms: {
    conditions: 'Bonuses come with conditions, such as a deposit, wagering or an expiry date.',
    partner: 'The terms on the partner’s own site always apply.',
  },
  summary: '{name}: rating, bonuses and promo codes.',
};

export type ProductText = typeof texts;
