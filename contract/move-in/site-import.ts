/** An import of another site: what its files contain, how far it is, and where old addresses will lead. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText, id, listSearch, storableText } from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';
import { maxLength } from '../text-rule.ts';
import { importOptions } from './import-options.ts';
import { importReport } from './import-report.ts';

/** An import is stopped if its process ended before it was done. It can be continued. */
const importStates = ['reading', 'read', 'working', 'stopped', 'failed', 'proposed'] as const;
export type ImportState = (typeof importStates)[number];

const importSteps = ['plan', 'pictures', 'offers', 'pages', 'addresses'] as const;
export type ImportStep = (typeof importSteps)[number];

/** The contents of the files are deleted after this many days. Entries made from them stay. */
export const importDays = 90;

export const maxSamples = 3;

/** The parts of the files that can become something here. */
export const importContents = z.object({
  types: z.array(z.object({ type: z.string(), count: z.int() })),
  fields: z.array(
    z.object({
      type: z.string(),
      key: z.string(),
      count: z.int(),
      samples: z.array(z.string()).max(maxSamples),
    }),
  ),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  links: z.int().meta({ description: 'Affiliate links of plugins' }),
});
export type ImportContents = z.output<typeof importContents>;

export const siteImport = z.object({
  id: z.int(),
  name: z.string().meta({ description: 'The names of its files' }),
  source: z.string().meta({ description: 'The host of the old site' }),
  state: z.enum(importStates),
  failure: z.string().nullable(),
  step: z.enum(importSteps).nullable(),
  done: z.int(),
  total: z.int(),
  release_id: z.int().nullable(),
  author: z.string(),
  created_at: z.string(),
});
export type SiteImport = z.output<typeof siteImport>;
export const siteImportList = z.object({ items: z.array(siteImport) });

export const fullImport = siteImport.extend({
  contents: importContents,
  options: importOptions,
  mapping: z.string(),
  is_planned: z.boolean().meta({ description: 'Whether its addresses follow from its options' }),
  report: importReport.nullable(),
});
export type FullImport = z.output<typeof fullImport>;

export const importAddress = z.object({
  from_path: z.string(),
  to_path: z.string().nullable().meta({
    description:
      'Null if the address is gone. A partner who isn’t here yet is named by the slug: /go/product/lucky-harbor',
  }),
  is_edited: z.boolean(),
});
export type ImportAddress = z.output<typeof importAddress>;

export const importAddressQuery = z.object({ id, q: listSearch, ...longListPaging });
export type ImportAddressQuery = z.output<typeof importAddressQuery>;
export const importAddressList = listOf(importAddress);

const path = storableText(maxLength.link).min(1);

const importAddressDraft = z.object({ from_path: path, to_path: path.nullable() });
export type ImportAddressDraft = z.output<typeof importAddressDraft>;

export const importAddressDrafts = z.object({
  items: boundedList(importAddressDraft, 1_000, 'Must have at most 1000 items'),
});

/** In the query of an upload. `add_to` adds the file to an import instead of beginning another. */
export const importUpload = z.object({
  name: boundedText(maxLength.title).min(1),
  add_to: id.optional(),
});
