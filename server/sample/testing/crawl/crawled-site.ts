/** Every page of the sample's site, in each of its markets and languages, and what each says about partners. */
import { testApp } from '../../../testing/app.ts';
import { seedSampleCatalogue } from '../../seed-sample-catalogue.ts';
import { sample } from '../sample-claim.ts';
import type { Card } from './card-claim.ts';
import type { Claim } from './claim.ts';
import { comparison, type Marked } from './compare-claim.ts';
import { crawlSite } from './crawl-site.ts';
import { claimsOn } from './page-claim.ts';
import type { Page } from './read-page.ts';

export const markets = ['US', 'TR', 'US-X1', 'US-X2'];
/** Both regions are below the US. */
export const parentOf = (market: string) => (market.startsWith('US') ? 'US' : market);
const languages = ['en', 'tr'] as const;
export const names: ReadonlySet<string> = new Set(sample.products.map(({ i18n }) => i18n.en.name));

/** Pages that are only reached by a form or from elsewhere. */
const unlinked = [
  '/search?q=harbor',
  '/search?q=tulip',
  '/search?q=lantern',
  '/search?q=midnight',
  '/search?q=chalk',
  '/fit?deposit=50&game=slots',
  '/fit?payment=1&deposit=500',
  '/fit?payment=5',
  '/fast-payout-casinos',
  '/e-wallet-casinos',
  '/product/10',
  '/product/30',
  // Only lists of bonuses name this partner, which has none of its own.
  `/casino/${sample.products.findIndex(({ key }) => key === 'coupon-orchard') + 1}`,
];

/** The addresses from which every page of a market and language is reached. */
export const seedsIn = (market: string, language: 'en' | 'tr') =>
  ['/', ...unlinked].map((path) => {
    const inLanguage = language === 'tr' ? `/tr${path}`.replace(/\/$/, '') : path;
    if (market === 'US') return inLanguage;
    return `${inLanguage}${path.includes('?') ? '&' : '?'}market=${market}`;
  });

type ReadPage = { page: Page; cards: Card[]; marks: Marked[]; claims: Claim[] };
export type CrawledSite = { pages: ReadPage[]; broken: string[] };

function read(page: Page): ReadPage {
  const { claims, cards } = claimsOn(page, names);
  const isComparison = /\/compare\?/.test(page.path);
  const compared = isComparison ? comparison(page) : { claims: [], marks: [] };
  return { page, cards, marks: compared.marks, claims: [...claims, ...compared.claims] };
}

let crawled: Promise<CrawledSite> | undefined;

/** Crawls once for all tests in a process. */
export const crawledSite = (): Promise<CrawledSite> => {
  crawled ??= crawl();
  return crawled;
};

async function crawl(): Promise<CrawledSite> {
  const given = await testApp({ SITE_URL: 'http://sample.example' }, { pages: 'built' });
  await seedSampleCatalogue({ db: given.db, now: new Date() });
  const get = async (url: string) => {
    const { statusCode: status, body, headers } = await given.app.inject({ url });
    return { status, body, location: headers.location?.toString() };
  };
  const site: CrawledSite = { pages: [], broken: [] };
  for (const market of markets) {
    for (const language of languages) {
      const seeds = seedsIn(market, language);
      const { pages, broken } = await crawlSite(get, { market, language }, seeds);
      site.pages.push(...pages.map(read));
      site.broken.push(...broken);
    }
  }
  await given.app.close();
  return site;
}
