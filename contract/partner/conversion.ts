import { z } from 'zod';
import { sheetImport } from '../catalogue/sheet/sheet.ts';
import { boundedText, idInPath, localDate } from '../field-schema.ts';
import { clickId } from './click.ts';
import { conversionEvents, postbackOutcomes } from './conversion-event.ts';
import { decimalsOf, isCurrency, majorUnits, minorUnits, notCurrency } from './currency.ts';

/** Partners' systems send empty parameters for unknown values. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const amount = boundedText(20)
  .regex(
    /^-?\d{1,9}(\.\d{1,6})?$/,
    'Must be a number such as 12.30, with at most nine digits before the point',
  )
  .meta({
    description:
      'In major units, such as dollars. Optional for deposits and required for earnings; negative when the partner takes earnings back',
  });

const currency = boundedText(3)
  .regex(/^[A-Za-z]{3}$/, {
    message: 'Must be a three-letter ISO 4217 code, such as USD',
    abort: true,
  })
  .overwrite((code) => code.toUpperCase())
  .refine(isCurrency, notCurrency)
  .meta({ description: 'Defaults to the currency of the market of the click' });

/** The pattern rules out email addresses and other personal details. */
const transaction = boundedText(64)
  .regex(/^[\w.:-]+$/, 'Can only contain letters, digits, _ . : and -')
  .meta({ description: 'The partner’s own id of the event, used to detect duplicates' });

/** The parameters of a postback, and the columns of a partner's file. */
export const conversion = z
  .object({
    click: clickId.meta({ description: 'The click id from the partner link' }),
    event: z.enum(conversionEvents),
    amount: orNothing(amount),
    currency: orNothing(currency),
    id: orNothing(transaction),
  })
  .superRefine(({ event, amount }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['amount'], message });
    if (event === 'earning' && amount === undefined) refuse('Is required for an earning');
    if (event === 'signup' && Number(amount ?? 0) !== 0) {
      refuse('Must be empty for a signup; report earnings as a separate event, earning');
    }
    if (event === 'deposit' && amount?.startsWith('-'))
      refuse('Must not be negative for a deposit');
  });
export type Conversion = z.output<typeof conversion>;

/** `date` is in the site's time zone and defaults to today. */
export const importedConversion = conversion.safeExtend({ date: orNothing(localDate) });

export const maxImportedConversions = 10_000;

export const importedColumns = ['click', 'event', 'amount', 'currency', 'id', 'date'] as const;
export type ImportedColumn = (typeof importedColumns)[number];

const columnName = boundedText(200).optional();

export const conversionImport = sheetImport.extend({
  columns: z
    .object({
      click: columnName,
      event: columnName,
      amount: columnName,
      currency: columnName,
      id: columnName,
      date: columnName,
    } satisfies Record<ImportedColumn, unknown>)
    .prefault({})
    .meta({ description: 'Names of columns in the file, if they differ from the defaults' }),
  event: z.enum(conversionEvents).optional().meta({
    description: 'The event for rows without one',
  }),
});
export type ConversionImport = z.output<typeof conversionImport>;

export const conversionImportEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  conversions: z.int(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
});

export const conversionImportList = z.object({ items: z.array(conversionImportEntry) });

export const importInPath = z.object({ id: idInPath, importId: idInPath });

export const loggedPostback = z.object({
  id: z.int(),
  at: z.string(),
  outcome: z.enum(postbackOutcomes),
  event: z.enum(conversionEvents).nullable(),
  money: z.string().nullable(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .meta({ description: 'Why it was refused' }),
});
export type LoggedPostback = z.output<typeof loggedPostback>;

export const loggedPostbackList = z.object({ items: z.array(loggedPostback) });

/** Checks a postback without counting anything. */
export const postbackTrial = z.object({
  url: boundedText(2000).default('').meta({
    description:
      'The address that the partner called. By default, a sign-up for the latest click is checked',
  }),
});
export type PostbackTrial = z.output<typeof postbackTrial>;

export const postbackTrialResult = z.object({
  event: z.enum(conversionEvents).nullable(),
  money: z.string().nullable(),
  is_repeated: z.boolean().meta({ description: 'True if it was already counted' }),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).meta({
    description: 'Why it would be refused. Empty if it would be counted',
  }),
});
export type PostbackTrialResult = z.output<typeof postbackTrialResult>;

/** One row for each product that has a key, or clicks, conversions or postbacks in the last 28 days. */
export const conversionOverview = z.object({
  from: z.string(),
  to: z.string(),
  has_examples: z.boolean().meta({ description: 'True if it includes sample data' }),
  items: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      has_key: z.boolean(),
      has_click_parameter: z.boolean(),
      clicks: z.int(),
      signups: z.int(),
      deposits: z.int(),
      earned: z.array(z.object({ currency: z.string(), amount: z.number() })),
      last: loggedPostback.pick({ at: true, outcome: true, errors: true }).nullable(),
    }),
  ),
});
export type ConversionOverview = z.output<typeof conversionOverview>;

export const postbackReceipt = z.object({
  counted: z.boolean().meta({ description: 'False if it was already counted' }),
});

export const postbackKey = z.object({
  created_at: z.string().nullable(),
  created_by: z.string().nullable(),
});
export type PostbackKey = z.output<typeof postbackKey>;

export const newPostbackKey = postbackKey.extend({
  key: z.string().meta({ description: 'Shown only once' }),
});

/** Returns the amount in minor units, or a sentence that explains why it is invalid. */
export function readAmount(amount: string, currency: string): number | string {
  const units = minorUnits(amount, currency);
  if (units !== undefined) return units;
  const decimals = decimalsOf(currency);
  return `${currency} has ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`;
}

export const moneyText = (amount: number, currency: string) =>
  `${majorUnits(amount, currency)} ${currency}`;
