import { expect, test } from 'vitest';
import { type DealDraft, dealDraft } from '#contract/money/deal.ts';
import { dealSentence } from './deal-sentence.ts';
import { texts as en } from './en/admin/money/deal.ts';
import { texts as tr } from './tr/admin/money/deal.ts';

const step = { from_count: null, from_amount: null, rate: null, percent: null };
const rate = (amount: number, start: object = {}) => ({ ...step, rate: amount, ...start });
const percent = (share: number, start: object = {}) => ({ ...step, percent: share, ...start });
const both = (amount: number, share: number, start: object = {}) => ({
  ...rate(amount),
  ...percent(share, start),
  rate: amount,
});
const count = (from_count: number) => ({ from_count });
const net = (from_amount: number) => ({ from_amount });

type Given = Partial<DealDraft> & Pick<DealDraft, 'kind' | 'steps'>;
const cpa = (...steps: DealDraft['steps']): Given => ({ kind: 'cpa', steps });
const share = (...steps: DealDraft['steps']): Given => ({ kind: 'share', steps });
const hybrid = (...steps: DealDraft['steps']): Given => ({ kind: 'hybrid', steps });
const flat = (...steps: DealDraft['steps']): Given => ({ kind: 'flat', steps });

const above = { step_mode: 'above' } as const;
const min = (min_deposits: number) => ({ baseline: { min_deposits, note: null } });

const coin = '\u00a0';

/** Written by hand, like the Turkish ones below. */
const rates: [Given, string, string][] = [
  [cpa(rate(50_00)), '€50.00 per first deposit', 'İlk yatırım başına €50,00'],
  [share(percent(30)), '30% of net revenue', 'Net gelirden %30'],
  [share(percent(27.5)), '27.5% of net revenue', 'Net gelirden %27,5'],
  [
    hybrid(both(25_00, 20)),
    '€25.00 per first deposit and 20% of net revenue',
    'İlk yatırım başına €25,00 ve net gelirden %20',
  ],
  [flat(rate(500_00)), '€500.00 a month', 'Ayda €500,00'],
  [{ ...flat(rate(1_250_00)), currency: 'USD' }, '$1,250.00 a month', 'Ayda $1.250,00'],
  [
    { ...cpa(rate(5_000)), currency: 'JPY' },
    '¥5,000 per first deposit',
    'İlk yatırım başına ¥5.000',
  ],
  [
    { ...cpa(rate(100_500)), currency: 'TND' },
    `TND${coin}100.500 per first deposit`,
    `İlk yatırım başına TND${coin}100,500`,
  ],
  [
    { ...cpa(rate(1_000_000)), currency: 'BTC' },
    `0.01${coin}BTC per first deposit`,
    `İlk yatırım başına 0,01${coin}BTC`,
  ],
  [
    { ...flat(rate(1_500_000_000)), currency: 'USDT' },
    `1,500${coin}USDT a month`,
    `Ayda 1.500${coin}USDT`,
  ],
  [
    share(percent(30), percent(35, count(21))),
    '30% of net revenue up to 20 first deposits a month, then 35%',
    'Ayda 20 ilk yatırıma kadar net gelirden %30, sonrasında %35',
  ],
  [
    share(percent(20), percent(25, count(6)), percent(30, count(1_001))),
    '20% of net revenue up to 5 first deposits a month, 25% up to 1,000, then 30%',
    'Ayda 5 ilk yatırıma kadar net gelirden %20, 1.000 ilk yatırıma kadar %25, sonrasında %30',
  ],
  [
    share(percent(20), percent(25, count(2))),
    '20% of net revenue up to 1 first deposit a month, then 25%',
    'Ayda 1 ilk yatırıma kadar net gelirden %20, sonrasında %25',
  ],
  [
    share(percent(25), percent(30, net(10_000_00)), percent(40, net(50_000_00))),
    '25% of net revenue, 30% in months with at least €10,000.00, 40% in months with at least €50,000.00',
    'Net gelirden %25, net gelirin en az €10.000,00 olduğu aylarda %30, net gelirin en az €50.000,00 olduğu aylarda %40',
  ],
  [
    { ...share(percent(25), percent(30, net(10_000_00))), ...above },
    '25% of the first €10,000.00 of net revenue a month, then 30%',
    'Aylık net gelirden €10.000,00 tutarına kadar %25, kalanından %30',
  ],
  [
    {
      ...share(percent(25), percent(30, net(10_000_00)), percent(40, net(50_000_00))),
      ...above,
    },
    '25% of the first €10,000.00 of net revenue a month, 30% up to €50,000.00, then 40%',
    'Aylık net gelirden €10.000,00 tutarına kadar %25, €50.000,00 tutarına kadar %30, kalanından %40',
  ],
  [
    cpa(rate(50_00), rate(60_00, count(21))),
    '€50.00 per first deposit, €60.00 in months with at least 21',
    'İlk yatırım başına €50,00, en az 21 ilk yatırım gelen aylarda €60,00',
  ],
  [
    { ...cpa(rate(50_00), rate(60_00, count(21))), ...above },
    '€50.00 per first deposit for the first 20 a month, then €60.00',
    'Ayda 20 ilk yatırıma kadar yatırım başına €50,00, sonrakiler için €60,00',
  ],
  [
    { ...cpa(rate(40_00), rate(50_00, count(11)), rate(75_00, count(51))), ...above },
    '€40.00 per first deposit for the first 10 a month, €50.00 up to 50, then €75.00',
    'Ayda 10 ilk yatırıma kadar yatırım başına €40,00, 50 ilk yatırıma kadar €50,00, sonrakiler için €75,00',
  ],
  [
    cpa(rate(50_00), rate(70_00, net(1_000_00))),
    '€50.00 per first deposit, €70.00 in months with at least €1,000.00 of net revenue',
    'İlk yatırım başına €50,00, net gelirin en az €1.000,00 olduğu aylarda €70,00',
  ],
  [
    hybrid(both(20_00, 20), both(30_00, 25, count(11))),
    '€20.00 per first deposit and 20% of net revenue up to 10 first deposits a month, then €30.00 and 25%',
    'Ayda 10 ilk yatırıma kadar ilk yatırım başına €20,00 ve net gelirden %20, sonrasında €30,00 ve %25',
  ],
  [
    hybrid(both(20_00, 20), both(30_00, 25, net(5_000_00))),
    '€20.00 per first deposit and 20% of net revenue, €30.00 and 25% in months with at least €5,000.00 of net revenue',
    'İlk yatırım başına €20,00 ve net gelirden %20, net gelirin en az €5.000,00 olduğu aylarda €30,00 ve %25',
  ],
  [
    { ...share(percent(30)), admin_fee: 10 },
    '30% of net revenue; after an admin fee of 10%',
    'Net gelirden %30; önce %10 yönetim ücreti düşülür',
  ],
  [{ ...share(percent(30)), admin_fee: 0 }, '30% of net revenue', 'Net gelirden %30'],
  [
    { ...share(percent(30)), negative_carry_over: true },
    '30% of net revenue; losses carry over',
    'Net gelirden %30; zarar sonraki aya devreder',
  ],
  [
    { ...cpa(rate(50_00)), ...min(20_00) },
    '€50.00 per first deposit; players count once they have deposited €20.00',
    'İlk yatırım başına €50,00; oyuncu toplam €20,00 yatırınca sayılır',
  ],
  [{ ...cpa(rate(50_00)), ...min(0) }, '€50.00 per first deposit', 'İlk yatırım başına €50,00'],
  [
    { ...cpa(rate(50_00)), cap_count: 20 },
    '€50.00 per first deposit; at most 20 first deposits paid a month',
    'İlk yatırım başına €50,00; ayda en çok 20 ilk yatırım için ödeme yapılır',
  ],
  [
    { ...cpa(rate(50_00)), cap_count: 1 },
    '€50.00 per first deposit; at most 1 first deposit paid a month',
    'İlk yatırım başına €50,00; ayda en çok 1 ilk yatırım için ödeme yapılır',
  ],
  [
    { ...share(percent(30)), cap_amount: 1_000_00 },
    '30% of net revenue; at most €1,000.00 a month',
    'Net gelirden %30; ayda en çok €1.000,00 ödenir',
  ],
  [
    { ...cpa(rate(50_00)), cap_count: 20, cap_amount: 800_00 },
    '€50.00 per first deposit; at most 20 first deposits and €800.00 paid a month',
    'İlk yatırım başına €50,00; ayda en çok 20 ilk yatırım için, toplamda en çok €800,00 ödenir',
  ],
];

const dealOf = (given: Given) => dealDraft.parse({ programme_id: 1, currency: 'EUR', ...given });
const inEnglish = { language: 'en', texts: en } as const;
const inTurkish = { language: 'tr', texts: tr } as const;

test.each(rates)('the deal %o is described in both languages', (given, english, turkish) => {
  const deal = dealOf({ ...given, from: '2026-03-01' });
  expect(dealSentence(deal, {}, inEnglish)).toBe(`${english}; from 1 March 2026`);
  expect(dealSentence(deal, {}, inTurkish)).toBe(`${turkish}; 1 Mart 2026 tarihinden itibaren`);
});

test.each([
  [
    { from: '2026-03-01', to: '2026-05-31' },
    '€50.00 per first deposit; from 1 March 2026 to 31 May 2026',
    'İlk yatırım başına €50,00; 1 Mart 2026 – 31 Mayıs 2026 arası',
  ],
  [
    { from: '2026-12-31', to: '2026-12-31' },
    '€50.00 per first deposit; on 31 December 2026 only',
    'İlk yatırım başına €50,00; yalnızca 31 Aralık 2026 günü',
  ],
])('describes the days %o', (days, english, turkish) => {
  const deal = dealOf({ ...cpa(rate(50_00)), ...days });
  expect(dealSentence(deal, {}, inEnglish)).toBe(english);
  expect(dealSentence(deal, {}, inTurkish)).toBe(turkish);
});

test('starts with the product and the market that the deal is limited to', () => {
  const deal = dealOf({ ...cpa(rate(50_00)), from: '2026-03-01' });
  const terms = '€50.00 per first deposit; from 1 March 2026';
  const product = 'iLantern Casino';
  expect(dealSentence(deal, { product }, inEnglish)).toBe(`iLantern Casino: ${terms}`);
  expect(dealSentence(deal, { market: 'Malta' }, inEnglish)).toBe(`Malta: ${terms}`);
  expect(dealSentence(deal, { product, market: 'Malta' }, inEnglish)).toBe(
    `iLantern Casino, Malta: ${terms}`,
  );
  expect(dealSentence(deal, { product, market: 'Malta' }, inTurkish)).toBe(
    'iLantern Casino, Malta: ilk yatırım başına €50,00; 1 Mart 2026 tarihinden itibaren',
  );
});

test('describes all rules of a deal in the order in which an owner would', () => {
  const deal = dealOf({
    ...hybrid(both(25_00, 20), both(30_00, 25, count(11))),
    ...{ from: '2026-03-01', to: '2026-12-31', admin_fee: 12.5, negative_carry_over: true },
    ...{ ...min(20_00), cap_count: 50, cap_amount: 5_000_00 },
  });
  expect(dealSentence(deal, { market: 'Malta' }, inEnglish)).toBe(
    'Malta: €25.00 per first deposit and 20% of net revenue up to 10 first deposits a month, then €30.00 and 25%; after an admin fee of 12.5%; losses carry over; players count once they have deposited €20.00; at most 50 first deposits and €5,000.00 paid a month; from 1 March 2026 to 31 December 2026',
  );
  expect(dealSentence(deal, { market: 'Malta' }, inTurkish)).toBe(
    'Malta: ayda 10 ilk yatırıma kadar ilk yatırım başına €25,00 ve net gelirden %20, sonrasında €30,00 ve %25; önce %12,5 yönetim ücreti düşülür; zarar sonraki aya devreder; oyuncu toplam €20,00 yatırınca sayılır; ayda en çok 50 ilk yatırım için, toplamda en çok €5.000,00 ödenir; 1 Mart 2026 – 31 Aralık 2026 arası',
  );
});
