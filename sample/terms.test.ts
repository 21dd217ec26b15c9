/** The texts and numbers of the sample's terms match, and visitors see the same offer in both. */
import { expect, test } from 'vitest';
import { noOfferTerms, type OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { agreesWithNumbers } from '#contract/catalogue/terms/parse/agrees-with-numbers.ts';
import { proposeNumbers } from '#contract/catalogue/terms/parse/propose-numbers.ts';
import { noTermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import { type Language, languages } from '#contract/language.ts';
import { texts as en } from '../messages/en/terms.ts';
import { offerTermsCard } from '../messages/offer-terms-card.ts';
import { texts as tr } from '../messages/tr/terms.ts';
import { loadCatalogue } from '../server/sample/read-catalogue.ts';

const { exclusiveBonuses, promoCodes } = loadCatalogue();
const offers = [...exclusiveBonuses, ...promoCodes].map(({ key, market_code, terms }) => ({
  key,
  currency: market_code === 'TR' ? 'TRY' : 'USD',
  terms: { ...noOfferTerms, ...terms } satisfies OfferTerms,
}));

/** Offers without an amount, percentage or number of spins. */
const withoutValue = ['this-month-s-basket', 'the-six-o-clock-price', 'kettleon'];

test.each(offers)('the numbers of $key match its texts', ({ terms, currency }) => {
  const said = proposeNumbers(terms, currency).map(({ path, value }) => [path, value]);
  const numbers = said.map(([path]) => [
    path,
    String(path)
      .split('.')
      .reduce((at: unknown, name) => (at as Record<string, unknown>)[name], terms.numbers),
  ]);
  expect(numbers).toEqual(said);
});

test.each(offers.filter(({ key }) => !withoutValue.includes(key)))(
  '$key has its value, its wagering and base, and its validity as numbers',
  ({ terms: { kind, wagering, numbers, i18n } }) => {
    expect(numbers).not.toEqual(noTermsNumbers);
    expect(numbers.percent ?? numbers.amount ?? numbers.free_spins).not.toBeNull();
    if (wagering !== null) expect(numbers.wagering_base).not.toBeNull();
    if (kind === 'free_spins' || kind === 'free_bet') expect(numbers.days_to_use).not.toBeNull();
    for (const language of languages) {
      const { value } = i18n[language];
      if (value !== null) {
        expect([value, agreesWithNumbers('value', value, numbers)]).toEqual([value, true]);
      }
    }
  },
);

test.each(offers)('responses contain the stored texts of $key', ({ terms }) => {
  for (const [language, texts] of Object.entries({ en, tr })) {
    const card = offerTermsCard(terms, { language: language as Language, texts });
    const { min_deposit, wagering, max_bet, i18n } = terms;
    const value = i18n[language as Language].value ?? i18n.en.value;
    expect(card).toMatchObject({ min_deposit, wagering, max_bet, value });
  }
});
