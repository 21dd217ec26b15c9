// Runs on PostgreSQL too: no other test runs its SQL there.
/** Offer terms are stored as written, and visitors read them in their language. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { shown, terms } from './testing/written-terms.ts';

let given: TestApp;
beforeAll(async () => {
  given = await testApp({ PUBLIC_URL: 'http://localhost' });
});
afterAll(() => given.app.close());
const call: TestApp['call'] = (...request) => given.call(...request);

describe.each([
  ['bonuses', 'exclusive-bonuses', 'exclusive-bonus', { image_url: '/uploads/a.webp' }],
  ['promocodes', 'promocodes', 'promo-code', { code: 'HARBOR' }],
] as const)('the terms of %s', (published, path, entity, offer) => {
  const cardOf = async (id: number, query = '') =>
    (await call('GET', `/${published}${query}`)).body.items.find(
      (card: { id: number }) => card.id === id,
    );

  test('are null in the card of an offer without terms', async () => {
    const made = await call('POST', `/admin/${path}`, { ...offer, code: 'BARE' });
    expect(made.body.terms).toEqual(noOfferTerms);
    expect((await cardOf(made.body.id)).terms).toBeNull();
  });

  test('are stored, shown in each language, changed and restored', async () => {
    const { body } = await call('POST', `/admin/${path}`, { ...offer, terms });
    expect(body.terms).toEqual(terms);
    expect((await cardOf(body.id)).terms).toEqual(shown);
    expect((await cardOf(body.id, '?lang=tr')).terms).toEqual({
      ...shown,
      value: '%100, 200 $’a kadar',
      shown: {
        kind: 'Hoş geldin bonusu',
        value: '%100, 200 $’a kadar',
        line: ['Min. yatırım $20', '35x çevrim', 'New players'],
        details: [],
        cost: null,
      },
    });

    const one = `/admin/${path}/${body.id}`;
    await call('PUT', one, { ...offer, terms: { ...terms, wagering: '40x' } });
    expect((await cardOf(body.id)).terms.wagering).toBe('40x');
    await call('DELETE', one);
    const { items } = (await call('GET', `/admin/changes?entity=${entity}&id=${body.id}&limit=10`))
      .body;
    const [first] = items.slice(-1);
    await call('POST', `/admin/changes/${first.seq}/restore`);
    expect((await call('GET', one)).body.terms).toEqual(terms);
  });

  const numbers = {
    amount: null,
    percent: 100,
    cap: 199.99,
    currency: 'EUR',
    free_spins: 50,
    spin_value: 0.1,
    one_of: null,
    wagering: 32.5,
    wagering_base: 'deposit_bonus',
    contribution: { slots: 100, table: 10, live: null },
    max_bet: 5,
    min_deposit: 1_000_000_000,
    max_cashout: 0,
    days_to_claim: 3650,
    days_to_use: 0,
    min_odds: 1.5,
    sticky: false,
  };

  test('are stored as numbers too, and are null in a card without any', async () => {
    const draft = { ...offer, code: 'COUNTED', terms: { numbers } };
    const { status, body } = await call('POST', `/admin/${path}`, draft);
    expect([status, body.terms]).toEqual([201, { ...noOfferTerms, numbers }]);
    const { terms: card } = await cardOf(body.id, '?lang=tr');
    expect(card.numbers).toEqual(numbers);
    expect(card.shown.line).toContain('32,5x çevrim (yatırım + bonus)');
    for (const nothing of [undefined, null, {}, { contribution: null }]) {
      const emptied = { ...draft, terms: { wagering: '35x', numbers: nothing } };
      const { body: changed } = await call('PUT', `/admin/${path}/${body.id}`, emptied);
      expect(changed.terms).toEqual({ ...noOfferTerms, wagering: '35x' });
      expect((await cardOf(body.id)).terms).toMatchObject({ wagering: '35x', numbers: null });
    }
  });

  test('are stored as entered, but visitors see the numbers where a text contradicts them', async () => {
    const contradictory = {
      min_deposit: '$20',
      wagering: '30x bonus, 5x sports',
      max_bet: 'See the site',
      numbers: {
        percent: 100,
        cap: 250,
        currency: 'USD',
        wagering: 45,
        min_deposit: 20,
        max_bet: 5,
      },
      i18n: { en: { value: '100% up to $200' }, tr: { value: '%100, en çok 250 $' } },
    };
    const { body } = await call('POST', `/admin/${path}`, {
      ...offer,
      code: 'AGREE',
      terms: contradictory,
    });
    const one = `/admin/${path}/${body.id}`;
    const answered = { min_deposit: '$20', wagering: '45x', max_bet: 'See the site' };
    const values = { en: '100% up to $250', tr: '%100, en çok 250 $' };
    expect((await cardOf(body.id)).terms).toMatchObject({ ...answered, value: values.en });
    expect((await cardOf(body.id, '?lang=tr')).terms).toMatchObject({
      ...answered,
      value: values.tr,
    });

    const { numbers: _, ...texts } = contradictory;
    const stored = (await call('GET', one)).body.terms;
    const listed = (await call('GET', `/admin/${path}?limit=100`)).body.items.find(
      ({ id }: { id: number }) => id === body.id,
    );
    for (const terms of [body.terms, stored, listed.terms]) expect(terms).toMatchObject(texts);

    const numbers = { min_deposit: 25, currency: 'TRY' };
    const saved = { ...offer, code: 'AGREE', terms: { ...stored, numbers } };
    expect((await call('PUT', one, saved)).body.terms).toMatchObject(texts);
    expect((await cardOf(body.id)).terms).toMatchObject({
      min_deposit: '₺25',
      wagering: '30x bonus, 5x sports',
      value: '100% up to $200',
    });
    const history = await call('GET', `/admin/changes?entity=${entity}&id=${body.id}`);
    const [{ seq, changed }] = history.body.items;
    expect(changed.filter((path: string) => !path.startsWith('terms.numbers.'))).toEqual([]);
    const { text: snapshots } = await call('GET', `/admin/changes/${seq}`);
    expect(snapshots).toContain('30x bonus, 5x sports');
    expect(snapshots).not.toContain('45x');
  });

  test('are also returned as texts if only numbers are stored', async () => {
    const only = {
      numbers: { wagering: 45, min_deposit: 1500.5, currency: 'TRY', free_spins: 50 },
    };
    const { body } = await call('POST', `/admin/${path}`, {
      ...offer,
      code: 'ONLY',
      terms: only,
    });
    expect((await cardOf(body.id, '?lang=tr')).terms).toMatchObject({
      min_deposit: '₺1.500,50',
      wagering: '45x',
      max_bet: null,
      value: '50 ücretsiz dönüş',
    });
  });

  test.each([
    ['amount', -0.01, 'Must be at least 0'],
    ['cap', 1_000_000_000.01, 'Must be at most 1000000000'],
    ['min_deposit', 10.001, 'Must have at most two decimal places'],
    ['min_deposit', '10', 'Must be a number'],
    ['percent', 1000.5, 'Must be at most 1000'],
    ['currency', 'usd', 'Must be a three-letter ISO 4217 code in capitals, such as USD'],
    ['free_spins', 1.5, 'Must be a whole number'],
    ['wagering', 200.01, 'Must be at most 200'],
    ['wagering_base', 'stake', 'Must be one of bonus, deposit_bonus, winnings'],
    ['contribution.table', 101, 'Must be at most 100'],
    ['days_to_use', 3651, 'Must be at most 3650'],
    ['min_odds', 0.99, 'Must be at least 1'],
    ['sticky', 1, 'Must be true or false'],
  ])('are refused with the number %s %j', async (field, value, message) => {
    const [name = '', inner] = field.split('.');
    const refused = { numbers: { [name]: inner ? { [inner]: value } : value } };
    const draft = { ...offer, code: 'REFUSED', terms: refused };
    const { status, body } = await call('POST', `/admin/${path}`, draft);
    expect([status, body.errors]).toEqual([400, [{ path: `terms.numbers.${field}`, message }]]);
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
    const { status, body } = await call('POST', `/admin/${path}`, draft);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: expect.stringMatching(`^terms\\.${field}`), message: expect.any(String) },
    ]);
  });
});

test('a sheet of promo codes includes the terms as stored', async () => {
  const { text } = await call('GET', '/admin/promocodes/export');
  expect(text).toContain('30x bonus, 5x sports');
  expect(text).toContain(',terms_kind,terms_min_deposit,');
  expect(text).toContain('100% up to $200');
  expect(text).toContain(',terms_numbers_amount,terms_numbers_percent,');

  const { body: made } = await call('POST', '/admin/promocodes', { code: 'SHEET' });
  const sheet = [
    'id,code,terms_numbers_wagering,terms_numbers_currency,terms_numbers_sticky,terms_numbers_contribution_table',
    `${made.id},SHEET,"32,5",eur,no,10`,
  ].join('\n');
  await call('POST', '/admin/promocodes/import', { csv: sheet, dry_run: false });
  const { body } = await call('GET', `/admin/promocodes/${made.id}`);
  expect(body.terms.numbers).toEqual({
    ...noOfferTerms.numbers,
    wagering: 32.5,
    currency: 'EUR',
    sticky: false,
    contribution: { ...noOfferTerms.numbers.contribution, table: 10 },
  });
});
