/** Everything that depends on the day or the minute, with its value before and after. */
import type { TestApp } from '../../../testing/app.ts';
import type { TimedSite } from './timed-site.ts';

type Response = Awaited<ReturnType<TestApp['app']['inject']>>;
type Answer = { status: number; text: string; json: Response['json'] };
export type Moment = 'midnight' | 'morning' | 'next day';
export type Timed = {
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

export const timed: Timed[] = [
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
    what: 'the licence on the card of a partner',
    url: api('/products?market=US&category=casino'),
    read: (answer) => body(answer).items[0].key_facts.licence?.regulator,
    ...{ before: 'Wren Isle', after: undefined },
  },
  {
    what: 'the licence of a found partner',
    url: api('/search?q=harbor&market=US'),
    read: (answer) => body(answer).results.products[0].key_facts.licence?.regulator,
    ...{ before: 'Wren Isle', after: undefined },
  },
  {
    what: 'the filter by a licence in a search',
    url: api('/search?q=wren&market=US'),
    read: (answer) => body(answer).filters.map((one: { count: number }) => one.count),
    ...{ before: [1], after: [] },
  },
  {
    what: 'the licence in a comparison',
    url: page('/compare?ids=1'),
    read: shows('Wren Isle · Expired'),
    ...{ before: false, after: true },
  },
  {
    what: 'codes that end within a day',
    url: api('/promocodes?market=US&ends_within=1'),
    read: total,
    ...{ before: 1, after: 0, at: 'morning' },
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
