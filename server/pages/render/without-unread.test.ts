// Runs on SQLite only: pages leave out the same on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { handMadeSums } from '#contract/catalogue/terms/cost/testing/hand-made-sum.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { withoutUnread } from './without-unread.ts';

let given: TestApp;
let codes: PromoCodeCard[];
beforeAll(async () => {
  given = await testApp();
  for (const { title, kind, numbers } of handMadeSums) {
    const terms = {
      ...noOfferTerms,
      ...{ kind, numbers },
      i18n: { en: { value: title, eligibility: 'New players', text: 'Once' } },
    };
    await given.call('POST', '/admin/promocodes', { code: title, terms });
  }
  codes = (await given.app.inject('/api/promocodes?limit=100')).json().items;
});
afterAll(() => given.app.close());

test('a page gets the cost of an offer as its text, and its numbers for the calculator', () => {
  const offer = codes.find(({ cost }) => cost) as PromoCodeCard;
  const { terms, ...others } = withoutUnread(structuredClone(offer));
  expect(others).toEqual({ ...others, cost: null });
  expect(terms).toMatchObject({
    value: null,
    eligibility: null,
    kind: offer.terms?.kind,
    numbers: offer.terms?.numbers,
    shown: offer.terms?.shown,
    text: offer.terms?.text,
  });
  expect(terms?.shown.cost).not.toBeNull();
});

test('an offer without a cost has no numbers', () => {
  const offer = codes.find(({ cost, terms }) => !cost && terms?.numbers) as PromoCodeCard;
  expect(withoutUnread(structuredClone(offer)).terms).toMatchObject({
    numbers: null,
    shown: offer.terms?.shown,
  });
});

test('what has no terms stays as it is', () => {
  const data = { items: [{ id: 1, terms: null, cost: null }, null], texts: { cost: 'Cost' } };
  expect(withoutUnread(structuredClone(data))).toEqual(data);
});
