// Runs on SQLite only: the HTML of pages is the same on both.
/**
 * Pages show the cost of offers for the deposit and the game in their URL. The expected costs are worked out by hand.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import {
  handMadeSentences,
  handMadeSums,
} from '#contract/catalogue/terms/cost/testing/hand-made-sum.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
const pages = new Map<string, number>();

const sums = handMadeSums
  .filter(({ returns }) => returns === defaultReturns)
  .flatMap((sum) => {
    const sentence = handMadeSentences.find(({ title }) => title === sum.title);
    return sentence ? [{ ...sum, sentence }] : [];
  });

beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
  for (const { title, kind, numbers } of sums) {
    const product = await given.call('POST', '/admin/products', { i18n: { en: { name: title } } });
    const offer = { product_id: product.body.id, terms: { ...noOfferTerms, kind, numbers } };
    await given.call('POST', '/admin/exclusive-bonuses', {
      ...offer,
      image_url: '/uploads/a.webp',
    });
    await given.call('POST', '/admin/promocodes', { ...offer, code: title });
    pages.set(title, product.body.id);
  }
});
afterAll(() => given.app.close());

const textOf = async (path: string) => {
  const { statusCode, body } = await given.app.inject(path);
  expect(statusCode).toBe(200);
  return body.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&#x27;', '’');
};

test('at least 20 offers are checked', () => {
  expect(sums.length).toBeGreaterThanOrEqual(20);
});

test.each(sums)('$title', async ({ title, deposit, game, sentence }) => {
  for (const [prefix, expected] of [
    ['', sentence.en],
    ['/tr', sentence.tr],
  ]) {
    const path = `${prefix}/casino/${pages.get(title)}?deposit=${deposit}&game=${game}`;
    const text = await textOf(path);
    const said = text.split(`>${expected}<`).length - 1;
    if (expected === null) expect(text).not.toMatch(/Expected cost|Beklenen maliyet/);
    // The cost is shown with both the bonus and the code.
    else expect(said).toBe(2);
    expect(text).not.toMatch(/guarantee|garanti/i);
  }
});

test('the method is explained with the same figures, in both languages, and listed in the sitemap', async () => {
  const english = await textOf('/how-bonuses-cost');
  for (const said of [
    '96%',
    '99%',
    '98%',
    '35 × $20 (the bonus) = $700',
    'On average you lose $8.00. You have to bet $700 to withdraw.',
  ]) {
    expect(english).toContain(said);
  }
  const turkish = await textOf('/tr/how-bonuses-cost');
  for (const said of ['%96', '35 × $20 (bonus) = $700', 'Ortalama olarak $8,00 kaybedersiniz.']) {
    expect(turkish).toContain(said);
  }
  expect((await given.app.inject('/sitemap.xml')).body).toContain('/tr/how-bonuses-cost');
});

test('a URL with a deposit is not cached, and one with an invalid deposit shows the usual page', async () => {
  const path = `/casino/${pages.get('the bonus is wagered')}`;
  await textOf(path);
  const before = given.deps.pageCache.size();
  expect(await textOf(`${path}?deposit=250`)).toContain('With a deposit of $250');
  expect(await textOf(`${path}?deposit=-1&game=poker`)).toContain('With a deposit of $100');
  expect(given.deps.pageCache.size()).toEqual(before);
});

test('the card of an offer on a page of the editors’ own uses the deposit in the URL', async () => {
  const { body } = await given.call('GET', '/admin/exclusive-bonuses?limit=1000');
  const partner = pages.get('the bonus is wagered');
  const offer = body.items.find(({ product_id: id }: { product_id: number }) => id === partner);
  const card = { type: 'offerCard', attrs: { bonus_id: offer.id } };
  const draft = { title: 'Welcome', publish_at: '2026-01-01 00:00:00' };
  await given.call('POST', '/admin/pages', {
    ...{ kind: 'page', slug: 'welcome' },
    i18n: { en: { ...draft, body: { type: 'doc', content: [card] } } },
  });
  expect(await textOf('/welcome')).toContain('With a deposit of $100');
  expect(await textOf('/welcome?deposit=250')).toContain('With a deposit of $250');
});
