// Runs on SQLite only: the HTML of pages is the same on both.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productPath } from '#contract/page-path.ts';
import { allSubjects } from '#contract/site/market-rule.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  everyRule,
  everythingShown,
  isShown,
  lostMarks,
  type MarkedOffers,
  makeMarkedOffers,
  market,
  markNames,
  marksIn,
} from './testing/marked-offers.ts';
import { visitorPaths } from './testing/visitor-path.ts';

const site = 'http://board.example';

let given: TestApp;
let other: TestApp;
let offers: MarkedOffers;
let paths: string[];
let shown: Map<string, string[]>;

beforeAll(async () => {
  given = await testApp({ SITE_URL: site }, { pages: 'built' });
  offers = await makeMarkedOffers(given);
  const { address } = given;
  other = await testApp({ SITE_URL: site }, { pages: 'built', address });
  const sitemap = (await given.app.inject('/sitemap.xml')).body;
  const indexed = [...sitemap.matchAll(/<loc>http:\/\/board\.example(.*?)<\/loc>/g)];
  const values = { id: offers.partner.id, slug: 'odds' };
  const routes = visitorPaths(given.app, values).filter((path) => !path.startsWith('/api/'));
  const others = ['/search?q=offer', '/tr/search?q=offer', '/promocodes?code=1', offers.preview];
  const all = new Set([...indexed.map(([, path = '']) => path), ...routes, ...others]);
  // The page of the top-list partner shows its name, because products aren't hidden.
  const ofTop = [offers.top.id, offers.top.slug].map(productPath);
  paths = [...all].filter((path) => !ofTop.some((own) => path.endsWith(own)));
  shown = await crawl(given);
});
afterAll(async () => {
  await other.app.close();
  await given.app.close();
});

/** Opens every page and file as a visitor of the market, and returns what can be recognized in each. */
async function crawl({ app }: TestApp, ownCookie = '') {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const url = `${path}${path.includes('?') ? '&' : '?'}market=${market}`;
    const { statusCode, body } = await app.inject({
      url,
      headers: { cookie: `market=${market}${ownCookie}` },
    });
    expect(statusCode, path).toBeLessThan(500);
    found.set(path, marksIn(body));
  }
  return found;
}

function differences(found: Map<string, string[]>, effects: SubjectEffects) {
  return [...shown].flatMap(([path, marks]) => {
    const left = found.get(path) ?? [];
    return [
      ...left.filter((mark) => !isShown(mark, effects)).map((mark) => `${path} shows ${mark}`),
      ...lostMarks(marks, left, effects).map((mark) => `${path} lacks ${mark}`),
    ];
  });
}

test('without rules, the pages show every offer', () => {
  expect(new Set([...shown.values()].flat())).toEqual(new Set(markNames));
  const { partner, preview } = offers;
  for (const path of ['/', '/casino', '/bonuses', `/casino/${partner.id}`, '/guides/odds']) {
    expect(shown.get(path), path).not.toEqual([]);
  }
  expect(shown.get(preview)).toEqual(expect.arrayContaining(['bonus', 'code', 'textLink', 'top']));
});

/** A short run renders every page under a few of the rules. */
const rules = everyRule.filter((_, at) => process.env.TEST_EXTENT === 'long' || at % 12 === 0);

test.each(rules)('pages and feeds follow the rule: %s', async (_, effects) => {
  await offers.rule(effects);
  expect(differences(await crawl(given), effects)).toEqual([]);
});

test('pages cached by another process follow a new rule within two seconds', async () => {
  await offers.rule(everythingShown);
  expect(differences(await crawl(other), everythingShown)).toEqual([]);
  const hidden = allSubjects(() => 'hide' as const);
  await offers.rule(hidden);
  const start = performance.now();
  const { body } = await other.app.inject(`/casino?market=${market}`);
  expect(marksIn(body).filter((mark) => !isShown(mark, hidden))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(differences(await crawl(other), hidden)).toEqual([]);
});

test('during a break, no page or file has an offer, in two processes with warm caches', async () => {
  await offers.rule(everythingShown);
  for (const app of [given, other]) {
    expect(differences(await crawl(app), everythingShown)).toEqual([]);
  }
  const started = await given.app.inject({
    method: 'POST',
    url: '/tr/break',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'days=7',
  });
  expect(started).toMatchObject({ statusCode: 303, headers: { location: '/tr/break' } });
  const cookie = started.cookies.map(({ name, value }) => `; ${name}=${value}`).join('');
  for (const app of [given, other, given]) {
    const named = [...(await crawl(app, cookie))].filter(([, marks]) => marks.length > 0);
    const productPages = named.filter(([path]) =>
      /^(\/tr)?\/(casino|product)\/(\d+|partnermark-[a-z-]+)$/.test(path),
    );
    expect(named).toEqual(productPages.map(([path]) => [path, ['partner']]));
    expect(productPages).not.toEqual([]);
  }
  expect(differences(await crawl(given), everythingShown)).toEqual([]);
});

test('pages say in one sentence that an offer is not shown, instead of an empty list', async () => {
  await offers.rule({ ...everythingShown, bonuses: 'hide', promo_codes: 'hide' });
  const page = async (path: string) => {
    const { body } = await given.app.inject(`${path}?market=${market}`);
    return body.replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, '');
  };
  expect(await page('/bonuses')).toContain('Bonuses can’t be shown in Netherlands.');
  expect(await page('/tr/bonuses')).toContain('Netherlands için bonuslar gösterilemiyor.');
  const codes = await page('/promocodes');
  expect(codes).toContain('Promo codes can’t be shown in Netherlands.');
  expect(codes).not.toMatch(/No promo codes|Choose an item|id="items"/);
  expect(await page('/bonuses')).not.toMatch(/No bonuses yet|Exclusive bonuses/);
});
