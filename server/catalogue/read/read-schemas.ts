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

/** Reads without their own call, which only contribute to the results of others. */
const innerReads = ['focalPoints', 'partnerHosts'] as const;
export type CalledRead = Exclude<ReadName, (typeof innerReads)[number]>;
export const calledReads = Object.keys(readSchemas).filter(
  (name): name is CalledRead => !innerReads.some((inner) => inner === name),
);

export type ReadInput<Name extends ReadName> = z.output<Schemas[Name]['input']>;
export type ReadOutput<Name extends ReadName> = z.output<Schemas[Name]['output']>;

export const dependsOnMarket = (name: ReadName): boolean =>
  'market' in readSchemas[name].input.shape;
