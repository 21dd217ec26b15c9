/**
 * Requests everything that depends on the day or the minute before, at and after that moment, from warm caches and with
 * the ETag of the previous response.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { type TimedSite, timedSite } from './testing/timed-site.ts';

const midnights = {
  UTC: '2027-01-01T00:00:00Z',
  'America/Los_Angeles': '2027-01-01T08:00:00Z',
  'Europe/Istanbul': '2026-12-31T21:00:00Z',
  'Pacific/Auckland': '2026-12-31T11:00:00Z',
};

type Response = Awaited<ReturnType<TestApp['app']['inject']>>;
type Answer = { status: number; text: string; json: Response['json'] };
type Moment = 'midnight' | 'morning' | 'next day';
type Timed = {
  what: string;
  url: (site: TimedSite) => string;
  read: (answer: Answer) => unknown;
  before: unknown;
  after: unknown;
  at?: Moment;
  cookie?: (site: TimedSite) => string;
};

const api = (path: string) => () => `/api${path}`;
const page = (path: string) => () => path;
const body = ({ json }: Answer) => json();
const total = (answer: Answer) => body(answer).total;
const names = (answer: Answer) =>
  body(answer).items.map(
    (item: Partial<Record<'title' | 'code' | 'name', string>>) =>
      item.title ?? item.code ?? item.name,
  );
const shows = (text: string) => (answer: Answer) => answer.text.includes(text);
const status = (answer: Answer) => answer.status;

const onBreak = { cookie: ({ breakCookie }: TimedSite) => breakCookie };
const filtered = ({ regulator_id }: TimedSite) =>
  `/api/products?market=US&category=casino&licence=${regulator_id}&facets=true`;
const trpc = (read: string, input: object) =>
  `/api/trpc/catalogue.${read}?input=${encodeURIComponent(JSON.stringify(input))}`;
const trpcUrl = trpc('product', { id: 1, market: 'US' });
const searchUrl = trpc('contentPageSearch', { q: 'frost', lang: 'en' });

const timed: Timed[] = [
  {
    what: 'the state of a licence',
    url: api('/products/1?market=US'),
    read: (answer) => body(answer).facts.licences[0].state,
    ...{ before: 'valid', after: 'expired' },
  },
  {
    what: 'the state of a licence over tRPC',
    url: page(trpcUrl),
    read: (answer) => body(answer).result.data.facts.licences[0].state,
    ...{ before: 'valid', after: 'expired' },
  },
  {
    what: 'a licence on the page of its partner',
    url: page('/casino/1'),
    read: (answer) => [shows('Valid until December 31, 2026')(answer), shows('>Expired<')(answer)],
    ...{ before: [true, false], after: [false, true] },
  },
  {
    what: 'the age of facts',
    url: api('/products/1?market=US'),
    read: (answer) => body(answer).facts.is_outdated,
    ...{ before: false, after: true },
  },
  {
    what: 'the age of facts on the page of a partner',
    url: page('/casino/1'),
    read: shows('Last checked on July 4, 2026, may be out of date'),
    ...{ before: false, after: true },
  },
  {
    what: 'partners where a licence is required',
    url: api('/products?market=GB'),
    read: total,
    ...{ before: 1, after: 0 },
  },
  {
    what: 'the page of a partner where a licence is required',
    url: page('/casino/1?market=GB'),
    read: status,
    ...{ before: 200, after: 404 },
  },
  {
    what: 'a search where a licence is required',
    url: api('/search?q=harbor&market=GB'),
    read: (answer) => body(answer).totals.products,
    ...{ before: 1, after: 0 },
  },
  {
    what: 'the link of a partner where a licence is required',
    url: page('/go/product/1?market=GB'),
    read: status,
    ...{ before: 302, after: 404 },
  },
  {
    what: 'partners by licence',
    url: filtered,
    read: (answer) => [
      total(answer),
      body(answer).facets.licence.map((one: { count: number }) => one.count),
    ],
    ...{ before: [1, [1]], after: [0, []] },
  },
  {
    what: 'bonuses that start and end',
    url: api('/bonuses?market=US'),
    read: names,
    ...{ before: ['Farewell bonus'], after: ['Lantern bonus'], at: 'morning' },
  },
  {
    what: 'bonuses in a search',
    url: api('/search?q=bonus&market=US'),
    read: (answer) => body(answer).results.bonuses.map(({ title }: { title: string }) => title),
    ...{ before: ['Farewell bonus'], after: ['Lantern bonus'], at: 'morning' },
  },
  {
    what: 'bonuses that a rule hides from a day on',
    url: api('/bonuses?market=DE'),
    read: total,
    ...{ before: 1, after: 0, at: 'next day' },
  },
  {
    what: 'a page of bonuses that a rule hides from a day on',
    url: page('/bonuses?market=DE'),
    read: shows('Hidden later'),
    ...{ before: true, after: false, at: 'next day' },
  },
  {
    what: 'a banner',
    url: api('/banners?market=US'),
    read: names,
    ...{ before: [], after: ['Lantern banner'], at: 'morning' },
  },
  {
    what: 'a place in a top list',
    url: api('/top?market=US&category=casino'),
    read: total,
    ...{ before: 1, after: 0, at: 'morning' },
  },
  {
    what: 'promo codes',
    url: page('/promocodes?market=US'),
    read: shows('MORNING'),
    ...{ before: true, after: false, at: 'morning' },
  },
  {
    what: 'promo codes in a feed of followers',
    url: page('/follow.xml?about=codes&market=US'),
    read: shows('MORNING'),
    ...{ before: true, after: false, at: 'morning' },
  },
  {
    what: 'votes of the last seven days',
    url: api('/promocodes?market=US'),
    read: (answer) =>
      body(answer).items.find(({ code }: { code: string }) => code === 'VOTED').votes,
    ...{ before: { worked_percent: 100, count: 5 }, after: null },
  },
  {
    what: 'a guide',
    url: api('/pages?kind=guide'),
    read: (answer) => names(answer).includes('Frost guide'),
    ...{ before: false, after: true, at: 'morning' },
  },
  {
    what: 'a guide in a search',
    url: page(searchUrl),
    read: shows('Frost guide'),
    ...{ before: false, after: true, at: 'morning' },
  },
  {
    what: 'a guide in the feed',
    url: page('/feed.xml'),
    read: shows('Frost guide'),
    ...{ before: false, after: true, at: 'morning' },
  },
  {
    what: 'a guide in the sitemap',
    url: page('/sitemap-1.xml'),
    read: shows('frost-guide'),
    ...{ before: false, after: true, at: 'morning' },
  },
  {
    what: 'the announcement',
    url: page('/about'),
    read: shows('Happy new year'),
    ...{ before: false, after: true, at: 'morning' },
  },
  {
    what: 'the year in the footer',
    url: page('/about'),
    read: (answer) => /© (\d+)/.exec(answer.text)?.[1],
    ...{ before: '2026', after: '2027' },
  },
  {
    what: 'the break of a visitor',
    url: api('/break'),
    read: (answer) => body(answer).until !== null,
    ...{ before: true, after: false, ...onBreak },
  },
  {
    what: 'offers during a break',
    url: api('/bonuses?market=US'),
    read: total,
    ...{ before: 0, after: 1, ...onBreak },
  },
];

describe.each(Object.entries(midnights))('in %s', (timeZone, instant) => {
  const midnight = Date.parse(instant);
  const hour = 60 * 60_000;
  const moments: [Moment, time: number][] = [
    ['midnight', midnight],
    ['morning', midnight + 9.5 * hour],
    ['next day', midnight + 24 * hour],
  ];
  let given: TimedSite;
  const at = (time: number) => vi.setSystemTime(time);
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 2 * hour });
    given = await timedSite(timeZone, midnight);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await given.app.close();
  });

  async function ask({ url, cookie }: Timed, etag?: unknown) {
    const headers = {
      ...(cookie && { cookie: cookie(given) }),
      ...(typeof etag === 'string' && { 'if-none-match': etag }),
    };
    const answer = await given.app.inject({ url: url(given), headers });
    return { status: answer.statusCode, text: answer.body, json: () => answer.json(), answer };
  }

  async function everything(passed: readonly Moment[]) {
    const shown: [what: string, value: unknown][] = [];
    for (const one of timed) shown.push([one.what, one.read(await ask(one))]);
    const expected = timed.map((one) => [
      one.what,
      passed.includes(one.at ?? 'midnight') ? one.after : one.before,
    ]);
    expect(shown).toEqual(expected);
  }

  test('every answer changes at its moment, and only then', async () => {
    const passed: Moment[] = [];
    await everything(passed);
    for (const [moment, time] of moments) {
      at(time - 1);
      await everything(passed);
      const due = timed.filter((one) => (one.at ?? 'midnight') === moment);
      const tags: unknown[] = [];
      for (const one of due) tags.push((await ask(one)).answer.headers.etag);
      at(time);
      for (const [place, one] of due.entries()) {
        const { status } = await ask(one, tags[place]);
        expect([one.what, status]).not.toEqual([one.what, 304]);
      }
      passed.push(moment);
      await everything(passed);
    }
    at(midnight + 40 * 24 * hour);
    await everything(passed);
    at(midnight - 1);
    await everything([]);
  });
});
