/** Makes every call that a visitor can make, over REST and tRPC, with inputs that find offers. */
import { expect } from 'vitest';
import { type AccountApp, accountApp } from '../../../visitor/account/testing/account-app.ts';
import { type CalledRead, dependsOnMarket, type ReadName } from '../../read/read-schemas.ts';
import { type MarkedOffers, makeMarkedOffers, market, marksIn } from './marked-offers.ts';
import { visitorPaths } from './visitor-path.ts';

type Visitor = Awaited<ReturnType<AccountApp['signedIn']>>;

/** Gives every read an input that finds an offer. */
export const everyInput = ({
  partner,
  bonus,
  code,
  preview,
}: MarkedOffers): Record<CalledRead, object> => {
  const url = new URL(preview, 'http://site');
  return {
    products: { category: 'casino' },
    product: { id: partner.id },
    similarProducts: { id: partner.id },
    top: { category: 'casino' },
    banners: {},
    bonuses: {},
    promoCodes: {},
    promoCode: { id: code.id },
    search: { q: 'offer' },
    liveCards: {
      bonusIds: [bonus.id],
      productIds: [partner.id],
      promoCodeIds: [code.id],
      categories: ['casino'],
    },
    contentPage: { kind: 'guide', slug: 'odds' },
    contentPagePreview: {
      id: url.pathname.split('/').at(-1),
      ...Object.fromEntries(url.searchParams),
    },
    contentPages: { kind: 'guide' },
    contentPageSearch: { q: 'odds' },
    layout: { page: 'casino' },
    markets: {},
    settings: {},
    scoring: {},
  };
};

const unknownId = 999_999;

/** Questions whose answers also count what they don't list. Together, they return every kind of count. */
const countedQuestions = {
  products: [
    { category: 'casino', facets: true, closed_last: true, sort: 'cost' },
    { category: 'casino', facets: true, payment: unknownId, sort: 'rating' },
    { category: 'casino', facets: true, payment: unknownId, unchecked: true },
    { category: 'casino', facets: true, payment: unknownId, licence: unknownId },
  ],
  bonuses: [
    { facets: true, sort: 'value' },
    { category: 'casino', facets: true, max_wagering: 10, sort: 'newest' },
  ],
  promoCodes: [
    { facets: true, sort: 'wagering' },
    { facets: true, max_wagering: 10, sort: 'ending' },
  ],
} satisfies { [Name in CalledRead]?: object[] };
type CountedRead = keyof typeof countedQuestions;

export const countedReads = Object.keys(countedQuestions) as CountedRead[];

const countedPaths: Record<CountedRead, string> = {
  products: '/api/products',
  bonuses: '/api/bonuses',
  promoCodes: '/api/promocodes',
};

/** Returns the addresses of the read's counted questions over REST and tRPC. */
const countedUrls = (name: CountedRead): string[] =>
  countedQuestions[name].flatMap((question) => {
    const asked = Object.entries({ ...question, market }).map(([key, one]) => [key, String(one)]);
    const input = JSON.stringify({ ...question, market });
    return [
      `${countedPaths[name]}?${new URLSearchParams(asked)}`,
      `/api/trpc/catalogue.${name}?input=${encodeURIComponent(input)}`,
    ];
  });

/** Returns the name of every number other than 0 in an answer, apart from those of the question. */
function countsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    if (['limit', 'offset'].includes(name)) return [];
    if (typeof value === 'number') return value === 0 ? [] : [name];
    const counted = countsIn(value);
    return counted.length === 0 || Array.isArray(answer) ? counted : [name, ...counted];
  });
}

/** Opens an app with offers, and a signed-in visitor of their market who has saved them. */
export async function offersForVisitor() {
  const given = await accountApp();
  const offers = await makeMarkedOffers(given);
  const visitor = await given.signedIn('ada@visitor.example');
  const { partner, bonus, code } = offers;
  await visitor.call('POST', '/saved-items', {
    saved: [
      { kind: 'product', id: partner.id },
      { kind: 'bonus', id: bonus.id },
      { kind: 'promo-code', id: code.id },
    ],
    copied: [code.id],
  });
  visitor.jar.set('market', market);

  async function marksAt(url: string, asker: Visitor): Promise<string[]> {
    const { statusCode, body } = await asker.get(url);
    expect(statusCode, url).toBe(200);
    return marksIn(body);
  }

  /** Calls every read and every public path, and returns what can be recognized in each answer. */
  async function answersTo(asker: Visitor) {
    const values = { id: partner.id, kind: 'guide', slug: 'odds', page: 'casino' };
    const saved = `products=${partner.id}&bonuses=${bonus.id}&promocodes=${code.id}&copied=${code.id}`;
    const query = `market=${market}&category=casino&q=offer&${saved}`;
    /** Required for pages. Offers have other kinds. */
    const kindOf = (path: string) => (path.startsWith('/api/pages') ? '&kind=guide' : '');
    const reads = Object.entries(everyInput(offers)).map(([name, input]) => {
      const asked = dependsOnMarket(name as ReadName) ? { ...input, market } : input;
      return `/api/trpc/catalogue.${name}?input=${encodeURIComponent(JSON.stringify(asked))}`;
    });
    const paths = visitorPaths(given.app, values)
      .filter((path) => path.startsWith('/api/'))
      .map((path) => `${path}?${query}${kindOf(path)}`);
    const found = [...reads, ...paths].map(
      async (url): Promise<[string, string[]]> => [
        url.replace(/\?.*/, ''),
        await marksAt(url, asker),
      ],
    );
    const counted = countedReads
      .flatMap(countedUrls)
      .map(async (url): Promise<[string, string[]]> => [url, await marksAt(url, asker)]);
    return new Map(await Promise.all([...found, ...counted]));
  }

  /** Returns the names of everything that the answers to the read's counted questions count. */
  async function countsOf(name: CountedRead): Promise<Set<string>> {
    const counted = countedUrls(name).map(async (url) => {
      const { statusCode, body } = await visitor.get(url);
      expect(statusCode, url).toBe(200);
      return countsIn(JSON.parse(body));
    });
    return new Set((await Promise.all(counted)).flat());
  }

  return { given, offers, visitor, answers: () => answersTo(visitor), countsOf };
}
