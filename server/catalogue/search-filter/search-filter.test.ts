/** `GET /api/search` finds filters by their words, with typos and in both languages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { trpcClient } from '../../testing/trpc.ts';
import { randomOf } from '../filter/testing/generated-catalogue.ts';

let given: TestApp;
let values: { query: string; names: string[] }[];

const partner = (name: string, facts: object = {}, more: object = {}) =>
  given.make.product({ i18n: { en: { name } }, categories: [categoryId.casino], facts, ...more });

const translated = (name: string, turkish: string) => ({ name, i18n: { tr: { name: turkish } } });

beforeAll(async () => {
  given = await testApp();
  const { make } = given;
  const malta = await make.regulator({ name: 'Saltmarsh Gaming Authority', country: 'MT' });
  const second = await make.regulator({ name: 'Gozo Lottery Office', country: 'MT' });
  const britain = await make.regulator({ name: 'Larkmoor Commission', country: 'GB' });
  const wallet = await make.paymentMethod(translated('E-wallet', 'E-cüzdan'));
  const card = await make.paymentMethod(translated('Bank card', 'Banka kartı'));
  const phone = await make.paymentMethod(
    translated('Pay by phone bill', 'Telefon faturasıyla ödeme'),
  );
  const unused = await make.paymentMethod(translated('Carrier pigeon', 'Posta güvercini'));
  const kiln = await make.provider(translated('Blue Kiln Games', 'Mavi Fırın Oyunları'));
  const reel = await make.provider({ name: 'Amber Reel Studio' });
  const first = await partner('Harbor', {
    licences: [{ regulator_id: malta.id }, { regulator_id: britain.id }],
    payments: [
      { method_id: wallet.id, hours_max: 24, min: 10, currency: 'USD' },
      { method_id: card.id, hours_max: 72, min: 20, currency: 'USD' },
      { method_id: phone.id, market_code: 'TR' },
    ],
    provider_ids: [kiln.id],
    languages: ['tr', 'en'],
  });
  await partner('Wheel', {
    licences: [{ regulator_id: second.id }],
    payments: [{ method_id: wallet.id, hours_max: 48 }],
    provider_ids: [reel.id, kiln.id],
    languages: ['de'],
  });
  const bets = { categories: [categoryId.bets] };
  await partner('Goal', { payments: [{ method_id: wallet.id, hours_max: 1 }] }, bets);
  await partner('Bird', { payments: [{ method_id: unused.id }] }, bets);
  for (const market_code of ['US', 'TR']) {
    const offer = { product_id: first.id, market_code };
    await make.exclusiveBonus({ ...offer, terms: { numbers: { percent: 100, wagering: 30 } } });
    await make.promoCode({
      ...offer,
      code: `CALM${market_code}`,
      terms: { numbers: { free_spins: 20, spin_value: 0.1, wagering: 0 } },
    });
  }
  values = [
    { query: `licence=${malta.id},${second.id}`, names: ['Malta'] },
    { query: `licence=${britain.id}`, names: ['United Kingdom', 'Birleşik Krallık'] },
    { query: `licence=${malta.id}`, names: ['Saltmarsh Gaming Authority'] },
    { query: `licence=${britain.id}`, names: ['Larkmoor Commission'] },
    { query: `payment=${wallet.id}`, names: ['E-wallet', 'E-cüzdan'] },
    { query: `payment=${card.id}`, names: ['Bank card', 'Banka kartı'] },
    { query: `provider=${kiln.id}`, names: ['Blue Kiln Games', 'Mavi Fırın Oyunları'] },
    { query: `provider=${reel.id}`, names: ['Amber Reel Studio'] },
    { query: 'site_language=tr', names: ['Turkish', 'Türkçe'] },
    { query: 'site_language=de', names: ['German', 'Almanca'] },
    { query: 'bonus_kind=match', names: ['deposit match', 'yatırım bonusu'] },
    { query: 'bonus_kind=free_spins', names: ['free spins', 'ücretsiz dönüş'] },
    { query: 'max_wagering=0', names: ['no wagering', 'çevrimsiz'] },
    { query: 'max_wagering=30', names: ['wagering 30x', '30 kat çevrim'] },
    { query: 'payout_hours=24', names: ['payout 24h', '24 saatte ödeme'] },
    { query: 'payout_hours=48', names: ['withdrawal in 2 days', '2 gün içinde çekim'] },
    { query: 'min_deposit=10', names: ['minimum deposit 10', 'en az 10 yatırım'] },
  ];
});
afterAll(() => given.app.close());

type Row = { name: string; query: string; count: number };
const search = async (q: string, more = ''): Promise<Row[]> => {
  const { status, body, text } = await given.call(
    'GET',
    `/search?q=${encodeURIComponent(q)}${more.includes('market=') ? '' : '&market=US'}${more}`,
  );
  expect(status, text).toBe(200);
  return body.filters;
};
const queries = async (q: string, more = '') => (await search(q, more)).map(({ query }) => query);
const firstOf = async (q: string, more = '') => (await search(q, more)).at(0);

test('a filter is named in the visitor’s language, whatever language it was asked in', async () => {
  const [wallet] = await search('e-wallet');
  expect(wallet).toEqual({ name: 'E-wallet', query: 'payment=1', count: 2 });
  for (const q of [
    'e-cüzdan',
    'E CUZDAN',
    'ewallet',
    'casinos with e-wallet',
    'e-cüzdan casinoları',
  ])
    expect([q, await search(q, '&lang=tr')]).toEqual([q, [{ ...wallet, name: 'E-cüzdan' }]]);
});

test.each([
  ['payout 24h', 'Payout within 24 hours', '24 saat içinde çekim', 1],
  ['24 saatte ödeyen siteler', 'Payout within 24 hours', '24 saat içinde çekim', 1],
  ['withdrawal in 2 days', 'Payout within 2 days', '2 gün içinde çekim', 2],
  ['payout 1 hour', undefined, undefined, 0],
  ['deposit $10', 'Minimum deposit up to $10', 'Minimum yatırım en çok $10', 1],
  ['deposit 10 dollars', 'Minimum deposit up to $10', 'Minimum yatırım en çok $10', 1],
  ['deposit 10 euro', undefined, undefined, 0],
  ['no wagering', 'No wagering', 'Çevrim şartsız', 1],
  ['wagering 0x', 'No wagering', 'Çevrim şartsız', 1],
  ['30x wagering', 'Wagering up to 30x', 'Çevrim şartı en çok 30x', 1],
  ['Malta licence', 'Licence: Malta', 'Lisans: Malta', 2],
  ['Malta’da lisanslı casinolar', 'Licence: Malta', 'Lisans: Malta', 2],
  ['uk licensed', 'Licence: United Kingdom', 'Lisans: Birleşik Krallık', 1],
  ['uk', undefined, undefined, 0],
  ['free spins', 'Free spins', 'Ücretsiz dönüş', 1],
  ['turkish language', 'Site language: Turkish', 'Site dili: Türkçe', 1],
  ['payout 24h 48h', undefined, undefined, 0],
  ['payout 99999999 hours', undefined, undefined, 0],
  ['wagering of the third kind 30x', undefined, undefined, 0],
])('the words %s name a filter', async (q, english, turkish, count) => {
  const [inEnglish, inTurkish] = [await firstOf(q), await firstOf(q, '&lang=tr')];
  expect([inEnglish?.name, inEnglish?.count ?? 0]).toEqual([english, count]);
  expect([inTurkish?.name, inTurkish?.count ?? 0]).toEqual([turkish, count]);
});

test('a count equals the total of the list that the row opens', async () => {
  for (const { names } of values) {
    for (const { query, count } of (await Promise.all(names.map((name) => search(name)))).flat()) {
      const asked = query.replace(/(\w+)=([\d,]+)$/, (_, name, list) =>
        list
          .split(',')
          .map((one: string) => `${name}=${one}`)
          .join('&'),
      );
      const { body } = await given.call('GET', `/products?category=casino&market=US&${asked}`);
      expect([query, body.total]).toEqual([query, count]);
    }
  }
});

test('words of a name find it, unless more than three filters share them', async () => {
  expect(await queries('kiln')).toEqual(['provider=1']);
  expect(await queries('saltma')).toEqual(['licence=1']);
  for (let made = 0; made < 3; made += 1) {
    const { id } = await given.make.provider({ name: `Shared Copper ${'ABC'[made]}` });
    await partner(`Copper ${made}`, { provider_ids: [id] });
  }
  expect(await queries('copper')).toHaveLength(3);
  const { id } = await given.make.provider({ name: 'Shared Copper D' });
  await partner('Copper D', { provider_ids: [id] });
  expect(await queries('copper')).toEqual([]);
});

test('only a search for everything finds filters, and they aren’t results', async () => {
  for (const type of ['products', 'bonuses', 'promocodes'])
    expect(await search('e-wallet', `&type=${type}`)).toEqual([]);
  const { body } = await given.call('GET', '/search?q=e-cüzdan&market=US');
  expect(body.totals).toEqual({ products: 0, bonuses: 0, promocodes: 0 });
  expect(body.filters).toHaveLength(1);
  const { filters } = await trpcClient(given).catalogue.search.query({ q: 'e-cüzdan' });
  expect(filters).toEqual(body.filters);
});

test('values without a casino in the market aren’t found', async () => {
  expect(await queries('carrier pigeon')).toEqual([]);
  expect(await queries('pay by phone bill')).toEqual([]);
  expect(await queries('pay by phone bill', '&market=TR')).toEqual(['payment=3']);
});

test('a changed name is found immediately', async () => {
  const { body } = await given.call('GET', '/admin/providers/2');
  await given.call('PUT', '/admin/providers/2', { ...body, name: 'Quartz Lantern' });
  expect(await queries('quartz lantern')).toEqual(['provider=2']);
  expect(await queries('amber reel studio')).toEqual([]);
  await given.call('PUT', '/admin/providers/2', body);
});

test('a long query is read up to its tenth word', async () => {
  expect(await queries(`${'casino '.repeat(9)}e-wallet`)).toEqual([]);
  expect(await queries(`${'casino '.repeat(8)}e-wallet`)).toEqual(['payment=1']);
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Edits a word after its first letter, because a typo in that counts double. */
function withTypo(name: string, random: ReturnType<typeof randomOf>): string | undefined {
  const words = [...name.matchAll(/\p{L}{5,}/gu)];
  if (words.length === 0) return undefined;
  const { 0: word, index } = random.pick(words);
  const at = random.whole(1, word.length - 1);
  const before = word.slice(0, at);
  const edited = random.pick([
    () => before + word.slice(at + 1),
    () => before + random.pick(letters) + word.slice(at),
    () => before + random.pick(letters) + word.slice(at + 1),
    () => before + [...word.slice(at, at + 2)].reverse().join('') + word.slice(at + 2),
  ])();
  return name.slice(0, index) + edited + name.slice(index + word.length);
}

test('500 generated typos find the filter that was meant', async () => {
  const random = randomOf(55);
  const missed: string[] = [];
  for (let made = 0; made < 500; ) {
    const { query, names } = random.pick(values);
    const typed = withTypo(random.pick(names), random);
    if (typed === undefined) continue;
    made += 1;
    if (!(await queries(typed, `&lang=${random.pick(['en', 'tr'])}`)).includes(query))
      missed.push(`${typed}: ${query}`);
  }
  expect(missed).toEqual([]);
});

test('rules that hide bonuses and codes hide filters by offers', async () => {
  const { body: market } = await given.call('GET', '/admin/markets/1');
  const { effective: _, id: __, name: ___, ...draft } = market;
  const hide = (...subjects: string[]) =>
    given.call('PUT', '/admin/markets/1', {
      ...draft,
      rules: subjects.map((subject) => ({ subject, effect: 'hide' })),
    });
  await hide('promo_codes');
  expect([await queries('free spins'), await queries('deposit match')]).toEqual([
    [],
    ['bonus_kind=match'],
  ]);
  await hide('bonuses', 'promo_codes');
  expect([await queries('deposit match'), await queries('wagering 30x')]).toEqual([[], []]);
  expect(await queries('e-wallet')).toEqual(['payment=1']);
  await hide();
});
