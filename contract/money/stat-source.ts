/** A file or an address that a programme reports its figures with, described by what it looks like, not by platform. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import {
  boundedText,
  id,
  idInPath,
  storableText,
  trimmedTitle,
  wholeNumber,
} from '../field-schema.ts';
import { shortListPaging } from '../list.ts';
import { maxLength } from '../text-rule.ts';
import { moneyCurrency } from './money-currency.ts';
import { statFigures } from './stat-row.ts';

export const statFormats = ['csv', 'tsv', 'xlsx', 'json', 'xml'] as const;
export type StatFormat = (typeof statFormats)[number];

/**
 * `object`: each row has its figures by name. `pairs`: each row is a list of names and values. `table`: a list of
 * headings, and lists of cells.
 */
export const rowShapes = ['object', 'pairs', 'table'] as const;
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;

/** `total`: one row states a day's figures. `change`: rows of a day add up, and corrections are negative. */
export const statMeanings = ['total', 'change'] as const;

export const statColumns = [
  'day',
  'product',
  'campaign',
  'market',
  'currency',
  ...statFigures,
] as const;
export type StatColumn = (typeof statColumns)[number];

const heading = storableText(maxLength.title).min(1, 'Is required');
const path = boundedText(maxLength.title).default('');

const maxNames = 500;
const maxHeaders = 20;

/** How the rows of a file or of an answer are read. */
export const statShape = z.object({
  format: z.enum(statFormats),
  rows: path.meta({
    description:
      'Where the rows are in JSON or XML, such as data.rows. In a spreadsheet, the name of the sheet; the first one by default',
  }),
  row_shape: z.enum(rowShapes).default('object'),
  headings: path.meta({
    description:
      'Where the list of headings of a table is in JSON. By default, the first of its rows has them',
  }),
  columns: z
    .object({
      day: heading,
      ...(Object.fromEntries(
        statColumns.slice(1).map((column) => [column, heading.optional()]),
      ) as Record<Exclude<StatColumn, 'day'>, z.ZodOptional<typeof heading>>),
    })
    .refine(
      (columns) => statFigures.some((figure) => columns[figure] !== undefined),
      'Name the column of at least one figure',
    )
    .meta({ description: 'The heading of each column, or its path in a row, such as totals.ngr' }),
  decimal_mark: z.enum(['.', ',']).default('.'),
  unit: z.enum(['major', 'minor']).default('major').meta({
    description: 'Whether 12.30 euros are written as 12.30 or as 1230',
  }),
  day_order: z.enum(dayOrders).default('ymd'),
  time_zone: boundedText(maxLength.label).default('UTC').meta({
    description: 'Of times in the file, and of the days that are asked for',
  }),
  meaning: z.enum(statMeanings).default('total'),
  currency: moneyCurrency.meta({ description: 'Of rows without one' }),
  product_id: id.nullable().default(null).meta({ description: 'Of rows without a product' }),
  products: boundedList(
    z.object({ name: heading, product_id: id }),
    maxNames,
    `Must have at most ${maxNames} names`,
  )
    .default([])
    .meta({ description: 'The products behind the names in the product column' }),
});
export type StatShape = z.output<typeof statShape>;

const header = z.object({
  name: boundedText(maxLength.label).regex(/^[\w-]+$/, 'Must be the name of an HTTP header'),
  value: boundedText(maxLength.link).regex(/^[\t\x20-\x7e]+$/, 'Must be printable ASCII'),
});

const hasNoBraces = /^[^{}]*$/;

/** The address of a programme's figures. `{from}`, `{to}` and `{secret}` are replaced. */
export const statAddress = z.object({
  method: z.enum(['GET', 'POST']).default('GET'),
  url: boundedText(maxLength.link)
    .regex(/^https:\/\//, 'Must start with https://')
    .refine(
      (url) => hasNoBraces.test(url.split('/', 3).join('/')),
      'The host can’t contain {from}, {to} or {secret}',
    )
    .refine(
      (url) => hasNoBraces.test(url.replaceAll(/\{(from|to|secret)\}/g, '')),
      'Can only contain {from}, {to} and {secret} in braces',
    ),
  day_format: z.enum(['ymd', 'dmy', 'mdy']).default('ymd').meta({
    description: 'How {from} and {to} are written: 2026-03-31, 31-03-2026 or 03-31-2026',
  }),
  to_inclusive: z.boolean().default(true),
  days_again: wholeNumber(1, 90).default(40),
});
export type StatAddress = z.output<typeof statAddress>;

const secrets = {
  headers: boundedList(header, maxHeaders, `Must have at most ${maxHeaders} headers`)
    .optional()
    .meta({
      description: 'Stored encrypted and never returned. If omitted, they stay as they are',
    }),
  secret: boundedText(maxLength.link)
    .optional()
    .meta({ description: 'For {secret} in the address. Stored encrypted and never returned' }),
};

const named = {
  programme_id: id,
  name: trimmedTitle('A source needs a name'),
  shape: statShape,
  address: statAddress.nullable().default(null).meta({ description: 'Null for files' }),
  is_nightly: z.boolean().default(false),
};

export const statSourceDraft = z.object({ ...named, ...secrets });
export type StatSourceDraft = z.output<typeof statSourceDraft>;

export const statSource = z.object({
  id: z.int(),
  ...named,
  address: statAddress.extend({ url: z.string() }).nullable(),
  header_names: z.array(z.string()),
  has_secret: z.boolean(),
  last_fetched_at: z.string().nullable(),
  last_error: z.string().nullable(),
  warnings: z.array(z.string()).meta({ description: 'What was odd about the last figures' }),
  created_at: z.string(),
});
export type StatSource = z.output<typeof statSource>;

export const statSourceQuery = z.object({ ...shortListPaging, programme_id: idInPath.optional() });
