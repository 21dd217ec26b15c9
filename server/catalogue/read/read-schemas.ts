/** Every read that visitors can ask for, with what goes in and what comes out. */
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

/** These reads have no call of their own: their results end up in those of other reads. */
const innerReads = ['focalPoints', 'partnerHosts'] as const;
export type CalledRead = Exclude<ReadName, (typeof innerReads)[number]>;
export const calledReads = Object.keys(readSchemas).filter(
  (name): name is CalledRead => !innerReads.some((inner) => inner === name),
);

export type ReadInput<Name extends ReadName> = z.output<Schemas[Name]['input']>;
export type ReadOutput<Name extends ReadName> = z.output<Schemas[Name]['output']>;

export const dependsOnMarket = (name: ReadName): boolean =>
  'market' in readSchemas[name].input.shape;
