/** The input and output schemas of all reads available to visitors. */
import type { z } from 'zod';
import { searchQuery, searchResult } from '#contract/catalogue/search/search.ts';
import {
  contentPagePreviewQuery,
  contentPageSearchQuery,
  contentPageSearchResult,
  contentPageView,
} from '#contract/content/content-page.ts';
import { siteOnlyReads } from './page-reads.ts';
import { publicReads } from './public-reads.ts';

export const databaseReads = { ...publicReads, ...siteOnlyReads };

export const readSchemas = {
  ...databaseReads,
  search: { input: searchQuery, output: searchResult },
  contentPageSearch: { input: contentPageSearchQuery, output: contentPageSearchResult },
  contentPagePreview: { input: contentPagePreviewQuery, output: contentPageView },
};

type Schemas = typeof readSchemas;
export type ReadName = keyof Schemas;

/** Whether visitors can make the call themselves. The other reads are only used to build the results of these. */
const isCalled = {
  products: true,
  product: true,
  top: true,
  banners: true,
  bonuses: true,
  promoCodes: true,
  contentPages: true,
  contentPage: true,
  layout: true,
  scoring: true,
  markets: true,
  settings: true,
  similarProducts: true,
  promoCode: true,
  liveCards: true,
  search: true,
  contentPageSearch: true,
  contentPagePreview: true,
  focalPoints: false,
  partnerHosts: false,
  hiddenPartnerHosts: false,
} as const satisfies Record<ReadName, boolean>;
export type CalledRead = {
  [Name in ReadName]: (typeof isCalled)[Name] extends true ? Name : never;
}[ReadName];
export const calledReads = Object.keys(isCalled).filter(
  (name): name is CalledRead => isCalled[name as ReadName],
);

export type ReadInput<Name extends ReadName> = z.output<Schemas[Name]['input']>;
export type ReadOutput<Name extends ReadName> = z.output<Schemas[Name]['output']>;

export const dependsOnMarket = (name: ReadName): boolean =>
  'market' in readSchemas[name].input.shape;
