/** Offer terms are stored as written, and visitors read them in their language. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noOfferTerms } from '#contract/catalogue/offer-terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp({ PUBLIC_URL: 'http://localhost' });
});

afterAll(() => given.app.close());

const terms = {
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

const shown = {
  kind: 'welcome',
  min_deposit: '$20',
  wagering: '35x',
  max_bet: null,
  url: 'https://partner.example/terms',
  last_verified_at: '2026-05-31',
  value: '100% up to $200',
  eligibility: 'New players',
  text: 'One each.\nNo cash.',
};

describe.each([
  ['bonuses', 'exclusive-bonuses', 'exclusive-bonus', { image_url: '/uploads/a.webp' }],
  ['promocodes', 'promocodes', 'promo-code', { code: 'HARBOR' }],
] as const)('the terms of %s', (published, path, entity, offer) => {
  const cardOf = async (id: number, query = '') =>
    (await given.call('GET', `/${published}${query}`)).body.items.find(
      (card: { id: number }) => card.id === id,
    );

  test('are null in the card of an offer without terms', async () => {
    const made = await given.call('POST', `/admin/${path}`, { ...offer, code: 'BARE' });
    expect(made.body.terms).toEqual(noOfferTerms);
    expect((await cardOf(made.body.id)).terms).toBeNull();
  });

  test('are stored, shown in each language, changed and restored', async () => {
    const { body } = await given.call('POST', `/admin/${path}`, { ...offer, terms });
    expect(body.terms).toEqual(terms);
    expect((await cardOf(body.id)).terms).toEqual(shown);
    expect((await cardOf(body.id, '?lang=tr')).terms).toEqual({
      ...shown,
      value: '%100, 200 $’a kadar',
    });

    const one = `/admin/${path}/${body.id}`;
    await given.call('PUT', one, { ...offer, terms: { ...terms, wagering: '40x' } });
    expect((await cardOf(body.id)).terms.wagering).toBe('40x');
    await given.call('DELETE', one);
    const { items } = (
      await given.call('GET', `/admin/changes?entity=${entity}&id=${body.id}&limit=10`)
    ).body;
    const [first] = items.slice(-1);
    await given.call('POST', `/admin/changes/${first.seq}/restore`);
    expect((await given.call('GET', one)).body.terms).toEqual(terms);
  });

  test.each([
    ['kind', 'lottery'],
    ['min_deposit', 'x'.repeat(101)],
    ['url', 'javascript:alert(1)'],
    ['url', 'ftp://partner.example'],
    ['last_verified_at', '2026-02-30'],
    ['last_verified_at', '2026-05-31 12:00:00'],
    ['i18n', { en: { text: 'x'.repeat(10_001) } }],
    ['i18n', { tr: { value: 'Free\u202espins' } }],
  ])('are refused with the %s %j', async (field, value) => {
    const draft = { ...offer, code: 'REFUSED', terms: { [field]: value } };
    const { status, body } = await given.call('POST', `/admin/${path}`, draft);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: expect.stringMatching(`^terms\\.${field}`), message: expect.any(String) },
    ]);
  });
});

test('a sheet of promo codes includes the terms', async () => {
  const { text } = await given.call('GET', '/admin/promocodes/export');
  expect(text).toContain(',terms_kind,terms_min_deposit,');
  expect(text).toContain('100% up to $200');
});
