/** Whatever the sample's texts, ratings and orders say about a partner follows from its facts. */
import { expect, test } from 'vitest';
import { exampleCriteria } from '#contract/catalogue/score/example-criterion.ts';
import { criterionKeys } from '../server/sample/criterion-key.ts';
import {
  bettingSites,
  casinos,
  countOf,
  factsOf,
  isOpen,
  leastDepositIn,
  offers,
  payoutIn,
  productOf,
  sample,
  textOf,
} from '../server/sample/testing/sample-claim.ts';

const { exclusiveBonuses, pages, promoCodes, scores } = sample;

test('the banner about codes checked this week is true of each of them', () => {
  const shown = promoCodes.filter(
    ({ market_code, is_active, days_left }) =>
      market_code === 'US' && is_active && (days_left ?? 0) >= 0,
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const { key, terms } of shown) expect(terms.checked_days_ago, key).toBeLessThanOrEqual(7);
});

test('the points of the first twelve casinos and of betting sites add up to their ratings', () => {
  const twelve = casinos.slice(0, 12).map(({ key }) => key);
  expect([...scores.keys()]).toEqual(expect.arrayContaining([...twelve, 'chalk-whistle']));
  for (const [key, { points }] of scores) {
    const { rating, categories } = productOf(key);
    const sections = categories.filter((slug) => slug === 'casino' || slug === 'bets');
    const results = sections.map((slug) =>
      exampleCriteria.reduce((sum, { weights }, index) => {
        const weight = weights[slug as 'casino' | 'bets'] ?? 0;
        const given = points[criterionKeys[index] as (typeof criterionKeys)[number]];
        if (weight > 0) expect(given, `${key} ${criterionKeys[index]}`).toBeDefined();
        return sum + (weight * (given?.points ?? 0)) / 100;
      }, 0),
    );
    const mean = results.reduce((sum, one) => sum + one, 0) / results.length;
    expect(Math.abs(mean - (rating ?? 0)), key).toBeLessThanOrEqual(0.05);
  }
});

test('the five casinos rated 4.6 differ in what their cards say', () => {
  const tied = casinos.filter(({ rating }) => rating === 4.6).map(({ key }) => key);
  expect(tied).toHaveLength(5);
  const cards = tied.map((key) => {
    const wagering = offers
      .filter(({ product, market_code }) => product === key && market_code === 'US')
      .map(({ terms }) => terms.numbers.wagering ?? 0);
    return textOf([payoutIn(key, 'US'), leastDepositIn(key, 'US'), Math.min(...wagering, 99)]);
  });
  expect(new Set(cards).size).toBe(5);
});

test('“Our pick” is right: top marks, fastest payouts and most live tables', () => {
  expect(productOf('lucky-harbor').i18n.en.pick_reason).toBe('top marks for licence and terms');
  const best = (criterion: 'licence' | 'terms') =>
    Math.max(...[...scores.values()].map(({ points }) => points[criterion]?.points ?? 0));
  const points = scores.get('lucky-harbor')?.points;
  expect([points?.licence?.points, points?.terms?.points]).toEqual([
    best('licence'),
    best('terms'),
  ]);

  const fastest = productOf('chalk-whistle').i18n.en.pick_reason;
  expect(fastest).toBe('the fastest payouts of all betting sites');
  for (const code of ['US', 'TR']) {
    for (const { key } of bettingSites) {
      if (key === 'chalk-whistle' || !isOpen(key, code)) continue;
      expect(payoutIn(key, code), key).toBeGreaterThan(payoutIn('chalk-whistle', code));
    }
  }

  const peacock = productOf('slate-peacock').i18n.en;
  expect(peacock.pick_reason).toContain(`${countOf('slate-peacock', 'live')} live tables`);
  expect(peacock.description).toContain('grandest live floor');
  for (const { key } of casinos) {
    if (key !== 'slate-peacock') expect(countOf(key, 'live'), key).toBeLessThan(61);
    if (key !== 'midnight-quarry') {
      expect(countOf(key, 'slots'), key).toBeLessThan(countOf('midnight-quarry', 'slots'));
    }
  }
});

test.each([
  ['lucky-harbor', '1,900 slots', countOf('lucky-harbor', 'slots'), 1900],
  ['velvet-otter', '2,300 slots', countOf('velvet-otter', 'slots'), 2300],
  ['velvet-otter', 'forty live tables', countOf('velvet-otter', 'live'), 40],
  ['sans-carki', '1,100 slots', countOf('sans-carki', 'slots'), 1100],
  ['slate-peacock', 'sixty-one tables', countOf('slate-peacock', 'live'), 61],
  ['ember-canal', 'twenty-two tables', countOf('ember-canal', 'live'), 22],
  ['snowdrop-saloon', '500 slots', countOf('snowdrop-saloon', 'slots'), 500],
  ['thirteen-plums', '130 of them', countOf('thirteen-plums', 'slots'), 130],
  ['windward-nine', 'ninety slots', countOf('windward-nine', 'slots'), 90],
  ['windward-nine', 'nine live tables', countOf('windward-nine', 'live'), 9],
  ['lantern-loom', 'forty slots', countOf('lantern-loom', 'slots'), 40],
  ['basalt-choir', 'three days by card', payoutIn('basalt-choir', 'US', 'bank-card'), 72],
  ['drowsy-tiger', 'fourteen currencies', factsOf('drowsy-tiger').currencies.length, 14],
  ['cini-avlu', 'bilingual', factsOf('cini-avlu').support_languages.length, 2],
  ['dolunay-terrace', 'few payment options', factsOf('dolunay-terrace').payments.length, 2],
] as const)('the description of %s says “%s”, as its facts do', (key, words, found, expected) => {
  expect(productOf(key).i18n.en.description).toContain(words);
  expect(found).toBe(expected);
});

test.each([
  ['gilded-thistle', '1,700 games', 1700],
  ['cini-avlu', '750 games', 750],
  ['cobalt-abbey', '1,400 games', 1400],
  ['reef-ledger', '600 titles', 600],
  ['rust-gazelle', '300 games', 300],
])('all games of %s are the “%s” of its description', (key, words, total) => {
  expect(productOf(key).i18n.en.description).toContain(words);
  expect(countOf(key, 'slots') + countOf(key, 'table') + countOf(key, 'live')).toBe(total);
});

/** Hours that a text gives for a payout, such as “within 12 hours” or “up to 24”. */
const hoursIn = (text: string) =>
  [...text.matchAll(/(?:within|up to|take) (an|\d+)(?= hours?|,|\.| and|$| for)/g)].map(
    ([, hours]) => (hours === 'an' ? 1 : Number(hours)),
  );

test('the reasons for points and the verdicts give the hours, games and years of the facts', () => {
  let checked = 0;
  for (const [key, { points }] of scores) {
    const known = new Set(factsOf(key).payments.map(({ hours_max }) => hours_max));
    const argued = Object.values(productOf(key).score.i18n.en.pros).join('. ');
    for (const hours of [...hoursIn(points.payments?.en ?? ''), ...hoursIn(argued)]) {
      expect([...known], key).toContain(hours);
      checked += 1;
    }
    const games = points.games?.en ?? '';
    const slots = /([\d,]+) slots/.exec(games)?.[1]?.replace(',', '');
    if (slots) expect(Number(slots), key).toBe(countOf(key, 'slots'));
    const live = /(\d+) live/.exec(games)?.[1];
    if (live) expect(Number(live), key).toBe(countOf(key, 'live'));
    const year = /since (\d{4})/.exec(points.licence?.en ?? '')?.[1];
    if (year) expect(Number(year), key).toBe(factsOf(key).established);
  }
  expect(checked).toBeGreaterThan(20);
});

test('a reason says the same numbers in Turkish', () => {
  // Numbers written as words, such as "an hour", are left out.
  const numbers = (text: string) =>
    [...text.matchAll(/\d[\d.,]*\d|\d/g)]
      .map(([found]) => found.replace(/[.,](?=\d{3})/, ''))
      .filter((found) => found.length > 1)
      .toSorted();
  for (const [key, { points }] of scores) {
    for (const [criterion, { en, tr }] of Object.entries(points)) {
      expect(numbers(tr), `${key} ${criterion}`).toEqual(numbers(en));
    }
  }
});

test('there are four guides, two reviews and two pages with a filtered list', () => {
  const kinds = pages.map(({ kind, partner_list }) => (partner_list ? 'list' : kind));
  expect(kinds.toSorted()).toEqual(
    [...Array(4).fill('guide'), 'list', 'list', 'review', 'review'].toSorted(),
  );
});

test('guides and reviews give the payout times, licences, limits and ratings of the facts', () => {
  const text = (key: string) => textOf(pages.find((one) => one.key === key)?.en);
  const payouts = text('how-long-a-payout-takes');
  expect(payouts).toContain('Oxblood Parlour and Midnight Quarry pay it out within 2 hours');
  expect(payoutIn('oxblood-parlour', 'US', 'crypto')).toBe(2);
  expect(payoutIn('midnight-quarry', 'US', 'crypto')).toBe(2);
  expect(payouts).toContain('Lucky Harbor and Oxblood Parlour pay them out within 12 hours');
  expect(payoutIn('lucky-harbor', 'US', 'e-wallet')).toBe(12);
  expect(payoutIn('oxblood-parlour', 'US', 'e-wallet')).toBe(12);
  expect(payouts).toContain('Lucky Harbor needs up to 24 hours, Midnight Quarry up to 48');
  expect(payoutIn('lucky-harbor', 'US', 'bank-card')).toBe(24);
  expect(payoutIn('midnight-quarry', 'US', 'bank-card')).toBe(48);
  expect(payoutIn('lucky-harbor', 'US', 'bank-transfer')).toBe(72);

  expect(text('how-to-check-a-licence')).toContain('GSW-1042');
  expect(factsOf('lucky-harbor').licences[0]).toMatchObject({
    regulator: 'granite',
    number: 'GSW-1042',
  });

  const limits = text('limits-before-you-play');
  expect(limits).toContain('$200 a day, and at most $5 a bet');
  expect(factsOf('marble-tortoise').limits).toMatchObject([{ max: 200 }, { max: 5 }]);
  expect(limits).toContain('$2 a spin');
  expect(factsOf('basalt-choir').limits).toMatchObject([{ kind: 'stake', max: 2 }]);
  expect(limits).toContain('$10,000 a month');
  expect(factsOf('even-keel').limits[0]).toMatchObject({ period: 'month', max: 10_000 });

  for (const [key, page] of [
    ['lucky-harbor', 'lucky-harbor-review'],
    ['oxblood-parlour', 'oxblood-parlour-review'],
  ] as const) {
    const review = text(page);
    expect(review).toContain(`Rated ${productOf(key).rating}`);
    expect(review).toContain(`open since ${factsOf(key).established}`);
    expect(review).toContain(`Deposits start at $${leastDepositIn(key, 'US')}`);
  }
});

test('the terms of one offer have changed three times, and lead to those of today', () => {
  const changed = exclusiveBonuses.filter(({ earlier }) => earlier.length > 0);
  expect(changed.map(({ key }) => key)).toEqual(['the-logbook-bundle']);
  const days = changed[0]?.earlier.map(({ days_ago }) => days_ago) ?? [];
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days).toHaveLength(4);
  expect(changed[0]?.earlier.at(-1)).toEqual({ days_ago: 4, numbers: {} });
});
