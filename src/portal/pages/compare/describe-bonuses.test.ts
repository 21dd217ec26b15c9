// Uses no database: bonuses are described from their cards.
import { expect, test } from 'vitest';
import type { ExclusiveBonusCard } from '#contract/catalogue/exclusive-bonus.ts';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { noTermsNumbers, type TermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import { texts } from '../../../../messages/en/content/compare.ts';
import { texts as cost } from '../../../../messages/en/content/cost.ts';
import { texts as wording } from '../../../../messages/en/terms.ts';
import { withCost } from '../../../../messages/offer-cost-text.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { describeBonuses } from './describe-bonuses.ts';

const question = { deposit: 100, game: 'slots', currency: 'USD', returns: defaultReturns } as const;

function bonus(numbers: Partial<TermsNumbers>, rating: number | null = null): ExclusiveBonusCard {
  const given = {
    ...noOfferTerms,
    kind: 'deposit' as const,
    numbers: { ...noTermsNumbers, currency: 'USD', ...numbers },
  };
  const card = {
    ...{ id: 1, title: 'Bonus', subtitle: '', cta_label: 'Play', link_url: null, image_url: '/a' },
    partner: {
      id: 1,
      slug: 'copper-lantern',
      name: 'Copper Lantern',
      rating,
      logo: null,
      ref_link: null,
    },
    terms: offerTermsCard(given, { language: 'en', texts: wording }),
    ...{ cost: null, changes: undefined },
  };
  return withCost(card, question, { language: 'en', texts: cost });
}

/** The cells of a row, with the reason why one is the best. */
function cells(label: string, ...bonuses: ExclusiveBonusCard[]) {
  const asked = { language: 'en', texts, currency: 'USD', deposit: 100 } as const;
  const { different } = describeBonuses(bonuses, asked);
  return different
    .find((row) => row.label === label)
    ?.cells.map((cell) => cell.map(({ value, best }) => (best ? `${value} (${best})` : value)));
}

// 10 × $100 = $1,000 to bet at 4% costs $40 of the $100 bonus.
const large = bonus({ percent: 100, wagering: 10, wagering_base: 'bonus', min_deposit: 20 }, 4.5);
// 5 × $50 = $250 to bet at 4% costs $10 of the $50 bonus.
const small = bonus({ percent: 50, wagering: 5, wagering_base: 'bonus', min_deposit: 10 }, 4.5);

test('the best value is the highest expected one for the same deposit', () => {
  expect(cells('With a deposit of $100', large, small)).toEqual([
    ['On average you win $60.00. You have to bet $1,000 to withdraw. (best value)'],
    ['On average you win $40.00. You have to bet $250 to withdraw.'],
  ]);
});

test('a higher minimum deposit is named beside the value', () => {
  const costly = bonus({ percent: 50, wagering: 0, min_deposit: 200 });
  expect(cells('With a deposit of $100', small, costly)?.[1]).toEqual([
    'On average you win $100.00. No wagering required. (best value)',
    'With the minimum deposit of $200',
  ]);
});

test('the lowest wagering is only marked if the same amount has to be wagered', () => {
  expect(cells('Wagering', large, small)).toEqual([
    ['10x on the bonus'],
    ['5x on the bonus (lowest)'],
  ]);
  const both = bonus({ percent: 100, wagering: 5, wagering_base: 'deposit_bonus' });
  expect(cells('Wagering', large, both)).toEqual([['10x on the bonus'], ['5x on deposit + bonus']]);
});

test('the lowest minimum deposit is marked in one currency, and ties together', () => {
  expect(cells('Minimum deposit', large, small, small)).toEqual([
    ['$20'],
    ['$10 (lowest)'],
    ['$10 (lowest)'],
  ]);
  const pounds = bonus({ min_deposit: 5, currency: 'GBP' });
  expect(cells('Minimum deposit', large, pounds)).toEqual([['$20'], ['£5']]);
});

test('texts are never marked as the best, and what is unknown stays empty', () => {
  const spins = bonus({ free_spins: 20, days_to_use: 0, sticky: true });
  expect(cells('Value', large, spins)).toEqual([['100% bonus'], ['20 free spins']]);
  expect(cells('Time to use it', large, spins)).toEqual([[], ['Same day']]);
  expect(cells('Other terms', large, spins)).toEqual([[], ['The bonus itself can’t be withdrawn']]);
  expect(cells('Rating of the site', large, spins)).toEqual([['4.5/5'], []]);
});
