/** Plain strings, filled in where they are shown, so that a page can bring them along. */
export const texts = {
  breadcrumb: 'You are here',
  images: 'Pictures',
  image: '{name}, picture {number}',
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  about: 'About this partner',
  bonuses: 'Bonuses',
  codes: 'Promo codes',
  similar: 'Similar partners',
  beforeYouPlay: 'Before you play',
  terms: {
    conditions: 'Bonuses come with conditions: a deposit, wagering, an end date.',
    newPlayers: 'Most are meant for new players, once per person and household.',
    partner: 'What the partner says on its own site is what counts.',
  },
  summary: '{name}: how it rates, its bonuses and promo codes.',
};

export type ProductText = typeof texts;
