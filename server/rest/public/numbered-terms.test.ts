// Runs on PostgreSQL too: no other test runs its SQL there.
/** Cards, sheets and lists all show the numbers of the terms. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
});

afterAll(() => given.app.close());

const call: TestApp['call'] = (...request) => given.call(...request);

test('a sheet whose text contradicts its number is refused', async () => {
  const terms = { wagering: '30x', numbers: { wagering: 30 } };
  const { body: made } = await call('POST', '/admin/promocodes', { code: 'TWOFOLD', terms });
  const importing = (columns: string, cells: string) => {
    const csv = `id,code,${columns}\n${made.id},TWOFOLD,${cells}`;
    return call('POST', '/admin/promocodes/import', { csv, dry_run: true });
  };
  expect((await importing('terms_wagering', '45x')).body.rows[0].errors).toEqual([
    { column: 'terms_wagering', message: 'Contradicts the numbers of this row' },
  ]);
  const numbered = await importing('terms_wagering,terms_numbers_wagering', '30x,45');
  expect(numbered.body.rows[0]).toMatchObject({
    outcome: 'update',
    changes: ['terms_numbers_wagering'],
  });
  const both = await importing('terms_wagering,terms_numbers_wagering', '45x,45');
  expect(both.body.rows[0].outcome).toBe('update');
});

test.each([
  ['45 spins or a $15 free bet', { free_spins: 45 }],
  ['100% up to $200', { percent: 100, cap: 200, free_spins: 50 }],
])('the card and a sheet agree that “%s” doesn’t mean %j', async (value, numbers) => {
  const terms = { numbers, i18n: { en: { value } } };
  const { body } = await call('POST', '/admin/promocodes', { code: `AGREED ${value}`, terms });
  const { items } = (await call('GET', '/promocodes?limit=100')).body;
  const card = items.find(({ id }: { id: number }) => id === body.id).terms;
  expect(card.value).toBe(card.shown.value);
  expect(card.value).not.toBe(value);
  const columns = Object.keys(numbers).map((name) => `terms_numbers_${name}`);
  const csv = [
    ['code', 'terms_value_en', ...columns].join(','),
    ['SAME', value, ...Object.values(numbers)].join(','),
  ].join('\n');
  const { rows } = (await call('POST', '/admin/promocodes/import', { csv, dry_run: true })).body;
  expect(rows[0].errors).toEqual([
    { column: 'terms_value_en', message: 'Contradicts the numbers of this row' },
  ]);
});

test('lists, search and the product page all show the terms as written from the numbers', async () => {
  const { id: product_id } = await given.make.product({ i18n: { en: { name: 'Teal Wigeon' } } });
  const numbers = { percent: 50, cap: 80, currency: 'EUR', wagering: 20, wagering_base: 'bonus' };
  const draft = { product_id, terms: { min_deposit: '€15', wagering: '35x', numbers } };
  const bonus = {
    ...draft,
    image_url: '/uploads/a.webp',
    i18n: { en: { title: 'Wigeon’s half' } },
  };
  await given.call('POST', '/admin/exclusive-bonuses', bonus);
  await given.call('POST', '/admin/promocodes', { ...draft, code: 'WIGEON' });

  const page = (await given.call('GET', `/products/${product_id}?lang=tr`)).body;
  const found = (await given.call('GET', '/search?q=wigeon&lang=tr')).body.results;
  const bonuses = (await given.call('GET', '/bonuses?lang=tr&limit=100')).body.items;
  const codes = (await given.call('GET', '/promocodes?lang=tr&limit=100')).body.items;
  const ofProduct = [
    ...bonuses.filter(({ title }: { title: string }) => title === 'Wigeon’s half'),
    ...codes.filter(({ code }: { code: string }) => code === 'WIGEON'),
  ];
  const shownTerms = [page.bonuses, page.promocodes, found.bonuses, found.promocodes, ofProduct]
    .flat()
    .map(({ terms: { shown } }) => shown);
  expect(shownTerms).toHaveLength(6);
  expect(new Set(shownTerms.map((one) => JSON.stringify(one)))).toEqual(
    new Set([
      JSON.stringify({
        kind: null,
        value: '%50, en çok €80',
        line: ['Min. yatırım €15', '20x çevrim (bonus)'],
        details: [],
        cost: {
          line: 'Ortalama olarak €10,00 kazanırsınız. Çekim için toplam €1.000 bahis yapmanız gerekir.',
          at: '€100 yatırdığınızda',
          steps: [
            'Yatırdığınız tutar: €100',
            'Bonus: €50',
            'Bahis toplamı: 20 × €50 (bonus) = €1.000',
            'Beklenen maliyet: €1.000 × %4 = €40',
            'Beklenen değer: €50 − €40 = €10',
          ],
          value: null,
          assumed:
            'Bahislerin tamamını RTP oranı %96 olan slot oyunlarında yaptığınız varsayılır. Bu, çok sayıda oyuncunun ortalamasıdır: kendi sonucunuz çok daha iyi veya çok daha kötü olabilir.',
        },
      }),
    ]),
  );
});
