import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';

/** The terms as an editor enters them. */
export const terms = {
  ...noOfferTerms,
  kind: 'welcome',
  min_deposit: '$20',
  wagering: '35x',
  url: 'https://partner.example/terms',
  last_verified_at: '2026-05-31',
  i18n: {
    en: { value: '100% up to $200', eligibility: 'New players', text: 'One each.\nNo cash.' },
    tr: { value: '%100, 200 $’a kadar', eligibility: null, text: null },
  },
};

/** The terms as visitors see them in English. */
export const shown = {
  kind: 'welcome',
  min_deposit: '$20',
  wagering: '35x',
  max_bet: null,
  url: 'https://partner.example/terms',
  last_verified_at: '2026-05-31',
  numbers: null,
  value: '100% up to $200',
  eligibility: 'New players',
  text: 'One each.\nNo cash.',
  shown: {
    kind: 'Welcome bonus',
    value: '100% up to $200',
    line: ['Min. deposit $20', '35x wagering', 'New players'],
    details: [],
    cost: null,
  },
};
