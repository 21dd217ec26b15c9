/** Changes the same fields of many rows, and shows the difference before anything is saved. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText } from '../field-schema.ts';
import { languages } from '../language.ts';
import { maxLength } from '../text-rule.ts';

const field = boundedText(maxLength.label)
  .min(1)
  .meta({ description: 'The path of a field, such as rarity or i18n.tr.title' });

const scalar = z.union([z.null(), z.boolean(), z.number(), boundedText(maxLength.description)]);
const item = z.union([z.number(), boundedText(maxLength.title)]);
const items = boundedList(item, 1000, 'Must have at most 1000 items');

export const maxExtension = 3650;

const set = z.object({ kind: z.literal('set'), field, value: z.union([scalar, items]) });

/** Adds whole days to the date on the wall, so the time of day stays the same. */
const extend = z.object({
  kind: z.literal('extend'),
  field,
  days: z
    .int()
    .min(-maxExtension)
    .max(maxExtension)
    .meta({ description: 'Rows without this date stay as they are' }),
});

const check = z.object({ kind: z.literal('check') }).meta({
  description: 'Marks the facts or terms that are filled in as checked today',
});

const listed = z.object({
  kind: z.enum(['add', 'remove']),
  field,
  value: item.meta({ description: 'An item of a list, such as a category or a market' }),
});

const edit = z.discriminatedUnion('kind', [set, extend, check, listed]);
export type BulkEdit = z.output<typeof edit>;

const maxEdits = 10;

export const bulkEdits = boundedList(edit, maxEdits, `Must have at most ${maxEdits} items`).min(
  1,
  'Choose at least one',
);

const shownValue = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.union([z.number(), z.string()])),
]);
export type ShownValue = z.output<typeof shownValue>;

const fieldChange = z.object({
  field: z.string(),
  language: z.enum(languages).nullable(),
  from: shownValue,
  to: shownValue,
});
export type FieldChange = z.output<typeof fieldChange>;

/** Longer texts are cut off in the difference, and further changes of a row are only counted. */
export const maxShownText = 200;
export const maxShownChanges = 20;

const changedRow = z.object({
  id: z.int(),
  name: z.string().nullable(),
  changes: z.array(fieldChange),
  more: z.int().meta({ description: `How many changes there are beyond ${maxShownChanges}` }),
});
export type ChangedRow = z.output<typeof changedRow>;

export const bulkDifference = z.object({
  rows: z.array(changedRow).meta({ description: 'Only rows that change' }),
  version: z.string().meta({
    description: 'Send it along with the same edit to apply exactly this difference, or nothing',
  }),
});
export type BulkDifference = z.output<typeof bulkDifference>;
