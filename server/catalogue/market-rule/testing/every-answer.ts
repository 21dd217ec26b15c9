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
    const found = [...reads, ...paths].map(async (url): Promise<[string, string[]]> => {
      const { statusCode, body } = await asker.get(url);
      expect(statusCode, url).toBe(200);
      return [url.replace(/\?.*/, ''), marksIn(body)];
    });
    return new Map(await Promise.all(found));
  }

  return { given, offers, visitor, answers: () => answersTo(visitor) };
}
