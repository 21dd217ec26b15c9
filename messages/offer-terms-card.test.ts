import { expect, test } from 'vitest';
import { noOfferTerms, offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { Language } from '#contract/language.ts';
import { texts as en } from './en/terms.ts';
import { offerTermsCard } from './offer-terms-card.ts';
import { texts as tr } from './tr/terms.ts';

const shownIn = (language: Language, terms: object) =>
  offerTermsCard(offerTerms.parse(terms), { language, texts: { en, tr }[language] })?.shown;
const inBoth = (terms: object) => [shownIn('en', terms), shownIn('tr', terms)];

/** Intl separates some currencies from the amount with a no-break space. */
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const texts = {
  kind: 'welcome',
  min_deposit: '$25',
  wagering: '40x',
  max_bet: '$8',
  i18n: {
    en: { value: '150% up to $300', eligibility: 'New players' },
    tr: { value: '%150, en çok 300 $', eligibility: 'Yeni oyuncular' },
  },
};

test('without numbers, the texts are shown unchanged', () => {
  expect(inBoth(texts)).toEqual([
    {
      kind: 'Welcome bonus',
      value: '150% up to $300',
      line: ['Min. deposit $25', '40x wagering', 'New players'],
      details: ['Max. bet $8'],
      cost: null,
    },
    {
      kind: 'Hoş geldin bonusu',
      value: '%150, en çok 300 $',
      line: ['Min. yatırım $25', '40x çevrim', 'Yeni oyuncular'],
      details: ['Maks. bahis $8'],
      cost: null,
    },
  ]);
  expect(offerTermsCard(noOfferTerms, { language: 'en', texts: en })).toBeNull();
});

test('numbers are formatted in the language of the page, and take precedence over texts that contradict them', () => {
  const numbers = {
    percent: 100,
    cap: 2000,
    currency: 'TRY',
    free_spins: 50,
    spin_value: 0.5,
    wagering: 32.5,
    wagering_base: 'deposit_bonus',
    contribution: { slots: 100, table: 10 },
    max_bet: 50,
    min_deposit: 1500.5,
    max_cashout: 10_000,
    days_to_claim: 1,
    days_to_use: 14,
    min_odds: 1.5,
    sticky: true,
  };
  expect(inBoth({ ...texts, numbers })).toEqual([
    {
      kind: 'Welcome bonus',
      value: '100% up to ₺2,000 + 50 free spins',
      line: [
        'Min. deposit ₺1,500.50',
        '32.5x wagering on deposit + bonus',
        'Min. odds 1.50',
        '14 days to use',
        'New players',
      ],
      details: [
        'Max. bet ₺50',
        'Max. cashout ₺10,000',
        'Each spin is worth ₺0.50',
        '1 day to claim',
        'Counts towards wagering: slots 100%, table games 10%',
        'The bonus itself can’t be withdrawn',
      ],
      cost: null,
    },
    {
      kind: 'Hoş geldin bonusu',
      value: '%100, en çok ₺2.000 + 50 ücretsiz dönüş',
      line: [
        'Min. yatırım ₺1.500,50',
        '32,5x çevrim (yatırım + bonus)',
        'Min. oran 1,50',
        '14 gün geçerli',
        'Yeni oyuncular',
      ],
      details: [
        'Maks. bahis ₺50',
        'Maks. çekim ₺10.000',
        'Dönüş başına ₺0,50',
        '1 gün içinde alınmalı',
        'Çevrime katkı: slotlar %100, masa oyunları %10',
        'Bonus tutarı çekilemez',
      ],
      cost: null,
    },
  ]);
});

test.each<[object, object, string, string]>([
  [{}, { percent: 100 }, '100% bonus', '%100 bonus'],
  [{ kind: 'cashback' }, { percent: 12.5 }, '12.5% cashback', '%12,5 kayıp iadesi'],
  [
    { kind: 'cashback' },
    { percent: 10, cap: 75, currency: 'USD' },
    '10% cashback up to $75',
    '%10 kayıp iadesi, en çok $75',
  ],
  [{}, { cap: 1000, currency: 'CAD' }, 'Up to CA$1,000', 'En çok CA$1.000'],
  [{ kind: 'free_bet' }, { amount: 30, currency: 'EUR' }, '€30 free bet', '€30 bedava bahis'],
  [{}, { amount: 9.5, currency: 'GBP' }, '£9.50 bonus', '£9,50 bonus'],
  [{}, { amount: 20 }, '20 bonus', '20 bonus'],
  [{}, { amount: 20, currency: 'SEK' }, 'kr 20 bonus', 'kr 20 bonus'],
  [{}, { free_spins: 1 }, '1 free spin', '1 ücretsiz dönüş'],
  [{}, { free_spins: 1250 }, '1,250 free spins', '1.250 ücretsiz dönüş'],
])('with %j, the value %j is “%s” and “%s”', (terms, numbers, english, turkish) => {
  const [en, tr] = inBoth({ ...terms, numbers });
  expect([spaced(en?.value), spaced(tr?.value)]).toEqual([english, turkish]);
});

test.each<[object, string, string]>([
  [{ wagering: 0 }, 'No wagering', 'Çevrim şartı yok'],
  [{ wagering: 35, wagering_base: 'bonus' }, '35x wagering on the bonus', '35x çevrim (bonus)'],
  [{ wagering: 35, wagering_base: 'winnings' }, '35x wagering on winnings', '35x çevrim (kazanç)'],
  [{ days_to_use: 0 }, 'Use on the same day', 'Aynı gün geçerli'],
])('%j is “%s” and “%s” in the line', (numbers, english, turkish) => {
  expect(inBoth({ numbers }).map((shown) => shown?.line)).toEqual([[english], [turkish]]);
});

test('an editor’s text for the value is shown as long as it contains the same numbers', () => {
  const weekly = {
    numbers: { free_spins: 20 },
    i18n: { en: { value: '20 free spins every Thursday' } },
  };
  expect(inBoth(weekly).map((shown) => shown?.value)).toEqual([
    '20 free spins every Thursday',
    '20 ücretsiz dönüş',
  ]);
  const changed = { ...weekly, numbers: { free_spins: 25 } };
  expect(shownIn('en', changed)?.value).toBe('25 free spins');
});

test('if only one kind of game counts, the others aren’t listed', () => {
  const counting = (contribution: object) =>
    inBoth({ numbers: { contribution } }).map((card) => card?.details);
  expect(counting({ slots: 100, table: 0, live: 0 })).toEqual([
    ['Only slots count towards wagering'],
    ['Çevrime yalnızca slotlar sayılır'],
  ]);
  // Live games may count as well.
  expect(counting({ slots: 100, table: 0 })[0]).toEqual([
    'Counts towards wagering: slots 100%, table games 0%',
  ]);
  expect(counting({ slots: 50, table: 0, live: 0 })[0]).toEqual([
    'Counts towards wagering: slots 50%, table games 0%, live games 0%',
  ]);
});
