// Runs in test:long only: reads about 900 pages.
/** The places of partners in the sample's lists agree with each other and with the figures on their cards. */
import { beforeAll, expect, test } from 'vitest';
import { type CrawledSite, crawledSite, markets, parentOf } from './testing/crawl/crawled-site.ts';
import { listedFigures, listInData, rankedLists } from './testing/crawl/list-claim.ts';
import { isOpen, productOf, sample } from './testing/sample-claim.ts';

let site: CrawledSite;

beforeAll(async () => {
  site = await crawledSite();
}, 1_200_000);

const ratings = new Map(sample.products.map(({ rating, i18n }) => [i18n.en.name, rating ?? 0]));

test('a place in a top list is the same on all pages, and that of the sample’s list', () => {
  const lists = site.pages.flatMap(({ page, cards }) => rankedLists(page, cards));
  for (const [list, found] of Map.groupBy(lists, (one) => one.list)) {
    const longest = found.reduce((best, one) =>
      one.order.length > best.order.length ? one : best,
    );
    for (const { order, page } of found)
      expect(order, `${list} on ${page}`).toEqual(longest.order.slice(0, order.length));
  }
  for (const { category, market_code, products } of sample.topLists) {
    if (category === 'bonuses') continue;
    for (const market of markets.filter((code) => parentOf(code) === market_code)) {
      const expected = products
        .filter((key) => isOpen(key, market))
        .map((key) => productOf(key).i18n.en.name);
      const found = lists.filter(({ list }) => list === `Top ${category} in ${market}`);
      expect(found.length, `${category} in ${market}`).toBeGreaterThan(0);
      for (const { order, page } of found)
        expect(order, page).toEqual(expected.slice(0, order.length));
    }
  }
});

test('“The highest rated casinos come first” is right for every top list of casinos', () => {
  const lists = site.pages.flatMap(({ page, cards }) =>
    rankedLists(page, cards).filter(({ list }) => list.startsWith('Top casino')),
  );
  expect(lists.filter(({ page }) => page.includes('/guides/')).length).toBeGreaterThan(4);
  for (const { order, page } of lists) {
    const given = order.map((name) => ratings.get(name) ?? 0);
    const falling = given.toSorted((one, other) => other - one);
    expect(given, page).toEqual(falling);
  }
});

test('the structured data lists partners in the order of the page', () => {
  let compared = 0;
  for (const { page, cards } of site.pages) {
    const inData = listInData(page);
    if (inData.length === 0) continue;
    const orders = cards.map((_, start) => [
      ...new Set(cards.slice(start).map(({ partner }) => partner)),
    ]);
    const found = orders.map((order) => order.slice(0, inData.length));
    expect(found, page.path).toContainEqual(inData);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(100);
});

test('lists are sorted and filtered by the figures that their cards show', () => {
  const sorted = { payout: 'payout', min_deposit: 'deposit', rating: 'rating' } as const;
  const limits = { payout_hours: 'payout', min_deposit: 'deposit' } as const;
  let compared = 0;
  for (const { page, cards } of site.pages) {
    if (!/\/(?:casino|bets)\/all\?/.test(page.path)) continue;
    const asked = new URL(page.path, 'http://sample.example').searchParams;
    const sort = sorted[asked.get('sort') as keyof typeof sorted];
    if (sort) {
      const figures = listedFigures(cards, sort).map(({ figure }) => figure);
      const rising = figures.toSorted((one, other) => one - other);
      expect(figures, page.path).toEqual(sort === 'rating' ? rising.toReversed() : rising);
      compared += 1;
    }
    for (const [name, what] of Object.entries(limits)) {
      if (!asked.has(name)) continue;
      for (const { partner, figure } of listedFigures(cards, what))
        expect(figure, `${partner} on ${page.path}`).toBeLessThanOrEqual(Number(asked.get(name)));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
});

test('the comparison marks as best exactly those with the best figure', () => {
  const marks = site.pages.flatMap((one) => one.marks.map((mark) => ({ ...mark, ...one })));
  expect(marks.length).toBeGreaterThan(20);
  for (const { about: row, marked, compared, page, claims: onPage } of marks) {
    const what = /payout|çekim/.test(row)
      ? 'payout'
      : /deposit|yatırım/.test(row)
        ? 'deposit'
        : 'rating';
    if (what === 'rating' && !/^(?:Rating|Puan)$/.test(row)) continue;
    const figureOf = (name: string) =>
      Number(onPage.find((one) => one.partner === name && one.about === what)?.value);
    const figures = compared.map(figureOf).filter(Number.isFinite);
    const best = what === 'rating' ? Math.max(...figures) : Math.min(...figures);
    expect(marked, `${row} on ${page.path}`).toEqual(
      compared.filter((name) => figureOf(name) === best),
    );
  }
});
