import { expect, test } from 'vitest';
import { readTermsText } from './read-terms-text.ts';

const numbersIn = (text: string, currency = 'USD') =>
  Object.fromEntries(readTermsText(text, { currency }).map(({ path, value }) => [path, value]));

test.each<[string, object]>([
  ['100% up to $200 + 50 free spins', { percent: 100, cap: 200, currency: 'USD', free_spins: 50 }],
  ['150% welcome bonus up to €1,500', { percent: 150, cap: 1500, currency: 'EUR' }],
  ['50% reload bonus, max. £75.50', { percent: 50, cap: 75.5, currency: 'GBP' }],
  ['10% cashback up to 1,000 TL', { percent: 10, cap: 1000, currency: 'TRY' }],
  ['Cashback of 12.5%: 12.5% cashback', { percent: 12.5 }],
  ['Bonus up to $2k', { cap: 2000, currency: 'USD' }],
  ['$30 free bet', { amount: 30, currency: 'USD' }],
  ['Get $20 in free bets', { amount: 20, currency: 'USD' }],
  ['€10 no deposit bonus', { amount: 10, currency: 'EUR' }],
  ['Max bonus £100', { cap: 100, currency: 'GBP' }],
  ['Bet, then get £30.', { amount: 30, currency: 'GBP' }],
  ['25 no-wager spins worth $0.10 each', { free_spins: 25, spin_value: 0.1, currency: 'USD' }],
  ['Try 50 free spins', { free_spins: 50 }],
  ['%100, en çok 2.000 TL', { percent: 100, cap: 2000, currency: 'TRY' }],
  ['%50 bonus, en fazla ₺750', { percent: 50, cap: 750, currency: 'TRY' }],
  ['%100 hoş geldin bonusu, 2.000 TL’ye kadar', { percent: 100, cap: 2000, currency: 'TRY' }],
  ['$200’e kadar yüzde 50 bonus', { percent: 50, cap: 200, currency: 'USD' }],
  ['%20 KAYIP İADESİ', { percent: 20 }],
  ['400 TL bedava bahis', { amount: 400, currency: 'TRY' }],
  ['Her perşembe 20 bedava çevirme', { free_spins: 20 }],
  ['350’ye varan bedava dönüş', { free_spins: 350 }],
  ['Her çevirme 0,20 dolar değerinde', { spin_value: 0.2, currency: 'USD' }],
])('reads the value of an offer from “%s”', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each<[string, object]>([
  ['35x on the bonus within 14 days', { wagering: 35, wagering_base: 'bonus', days_to_use: 14 }],
  ['The bonus must be wagered at least 40 times.', { wagering: 40, wagering_base: 'bonus' }],
  ['30x wagering (deposit + bonus)', { wagering: 30, wagering_base: 'deposit_bonus' }],
  ['Bonus and deposit: 25x', { wagering: 25, wagering_base: 'deposit_bonus' }],
  ['Wager free spins winnings 20x', { wagering: 20, wagering_base: 'winnings' }],
  ['Wagering requirement: 32.5x', { wagering: 32.5 }],
  ['40× rollover', { wagering: 40 }],
  ['Wagering requirement x35 (bonus)', { wagering: 35, wagering_base: 'bonus' }],
  ['Winnings from free spins must be wagered 40x', { wagering: 40, wagering_base: 'winnings' }],
  [
    'Çevrim şartı bonus tutarının 20 katıdır ve 7 gün içinde tamamlanmalıdır.',
    { wagering: 20, wagering_base: 'bonus', days_to_use: 7 },
  ],
  ['No wagering', { wagering: 0 }],
  [
    'Bonus tutarının 35 katı, 14 gün içinde',
    { wagering: 35, wagering_base: 'bonus', days_to_use: 14 },
  ],
  ['Yatırım ve bonus toplamının 10 katı', { wagering: 10, wagering_base: 'deposit_bonus' }],
  ['Kazançlar 20 kez çevrilmelidir.', { wagering: 20, wagering_base: 'winnings' }],
  ['ÇEVRİM ŞARTI: 30x', { wagering: 30 }],
  ['Çevrim şartı yoktur.', { wagering: 0 }],
])('reads wagering from “%s”', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each<[string, object]>([
  ['Min. deposit €20', { min_deposit: 20, currency: 'EUR' }],
  ['Deposit at least $10 to qualify.', { min_deposit: 10, currency: 'USD' }],
  ['Minimum deposit to qualify is €20.', { min_deposit: 20, currency: 'EUR' }],
  ['Deposit £10 & get a seat', { min_deposit: 10, currency: 'GBP' }],
  ['Max bet with bonus is €5 per spin', { max_bet: 5, currency: 'EUR' }],
  ['Deposits of £25 or more', { min_deposit: 25, currency: 'GBP' }],
  ['Minimum yatırım 1.000 TL', { min_deposit: 1000, currency: 'TRY' }],
  ['En az 250 TL yatırın', { min_deposit: 250, currency: 'TRY' }],
  ['100 TL ve üzeri ilk yatırımlarda', { min_deposit: 100, currency: 'TRY' }],
  ['Maximum bet while wagering: $5', { max_bet: 5, currency: 'USD' }],
  ['Stakes limited to €2.50', { max_bet: 2.5, currency: 'EUR' }],
  ['En fazla 50 TL bahis', { max_bet: 50, currency: 'TRY' }],
  ['Maks. bahis tutarı: 75,50 TL', { max_bet: 75.5, currency: 'TRY' }],
  ['up to $200 max bet $5', { max_bet: 5, currency: 'USD' }],
  ['Max cashout from free spins £500', { max_cashout: 500, currency: 'GBP' }],
  ['Winnings are capped at $100.', { max_cashout: 100, currency: 'USD' }],
  ['Maksimum çekim 5 bin TL', { max_cashout: 5000, currency: 'TRY' }],
])('reads limits from “%s”', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each<[string, object]>([
  ['Valid for seven days.', { days_to_use: 7 }],
  ['Spins expire after 2 weeks', { days_to_use: 14 }],
  ['Available for 72 hours', { days_to_use: 3 }],
  [
    'Claim within 3 days of registration, then 30 days to use',
    { days_to_claim: 3, days_to_use: 30 },
  ],
  ['Opt in within 7 days', { days_to_claim: 7 }],
  ['On gün geçerli', { days_to_use: 10 }],
  ['Bonus 14 gün sonra sona erer', { days_to_use: 14 }],
  ['Kayıttan sonra ilk 7 gün içinde talep edin', { days_to_claim: 7 }],
  ['Minimum odds 1.50', { min_odds: 1.5 }],
  ['Odds of 1.40 or longer', { min_odds: 1.4 }],
  ['Min odds 1/2', { min_odds: 1.5 }],
  ['Min odds: evens', { min_odds: 2 }],
  ['30-day expiry', { days_to_use: 30 }],
  ['1,50 oran ve üzeri', { min_odds: 1.5 }],
  ['Min odds of -200', { min_odds: 1.5 }],
  ['1,75 ve üzeri oranlarda', { min_odds: 1.75 }],
  ['Minimum oran: 2.00', { min_odds: 2 }],
  [
    'Slots 100%, table games count 10%, live casino: 0%',
    { 'contribution.slots': 100, 'contribution.table': 10, 'contribution.live': 0 },
  ],
  [
    'Slot oyunları %100, masa oyunları %10, canlı casino %5',
    { 'contribution.slots': 100, 'contribution.table': 10, 'contribution.live': 5 },
  ],
  ['Sticky bonus', { sticky: true }],
  ['Non-sticky', { sticky: false }],
  ['The bonus itself cannot be withdrawn.', { sticky: true }],
  ['Bonus tutarı çekilemez.', { sticky: true }],
])('reads times, odds, games and kinds of money from “%s”', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each([
  '35x deposit bonus',
  'Max win 5000x',
  'Within 14 days',
  'Valid for 36 hours',
  'Valid for a month',
  'Deposit in 3 days',
  'Twenty spins a day for six days',
  '20 free spins per day',
  'Günde 20 bedava çevirme',
  'Wagering 250x',
  'Min. odds 1/3',
  '100% legal',
  '$20',
  'Fifty-five on the day you deposit, the rest a day later.',
  'After three sailing bets of 100 TL. Live marks count.',
  'Instead of the $15 prize, not on top of it.',
  'New players, 21+',
  '',
])('proposes nothing for “%s”, which contains no number or is ambiguous', (text) => {
  expect(readTermsText(text)).toEqual([]);
});

test('each proposal quotes the part of the text it comes from, in the order of the text', () => {
  const text = 'Min. deposit $20, 35x wagering. İlk yatırımda %100 bonus; 14 gün geçerli.';
  expect(readTermsText(text)).toEqual([
    { path: 'currency', value: 'USD', source: 'Min. deposit $20' },
    { path: 'min_deposit', value: 20, source: 'Min. deposit $20' },
    { path: 'wagering', value: 35, source: '35x wagering' },
    { path: 'percent', value: 100, source: '%100 bonus' },
    { path: 'days_to_use', value: 14, source: '14 gün geçerli' },
  ]);
});

test('$ means the market’s dollar if it has one, and amounts in a second currency are left out', () => {
  expect(numbersIn('Min. deposit $20', 'CAD')).toEqual({ min_deposit: 20, currency: 'CAD' });
  expect(numbersIn('Min. deposit $20', 'TRY')).toEqual({ min_deposit: 20, currency: 'USD' });
  expect(numbersIn('Min. deposit US$20', 'CAD')).toEqual({ min_deposit: 20, currency: 'USD' });
  const mixed = 'Min. deposit €20, 35x wagering, max bet $5';
  expect(numbersIn(mixed)).toEqual({ min_deposit: 20, currency: 'EUR', wagering: 35 });
});

test.each([
  '1 ',
  '35x ',
  '% 1',
  'min ',
  '$1,',
  'deposit and ',
  'en az ',
  'bonus winnings ',
  '1.',
  ' ',
])('reads at most 10,000 characters, and quickly even if they repeat “%s”', (part) => {
  const long = part.repeat(10_000 / part.length);
  const started = performance.now();
  readTermsText(`${long}${long} 50 free spins`);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(readTermsText(`${' '.repeat(10_000)}50 free spins`)).toEqual([]);
});
