/** The sample consists of the seeded rows that haven't been edited. An owner can remove them all, and undo that. */
import { z } from 'zod';
import { boundedText } from '../field-schema.ts';

/** In order of removal: later kinds never refer to earlier ones. */
export const sampleKinds = [
  'content-page',
  'top-list-entry',
  'promo-code',
  'exclusive-bonus',
  'banner',
  'product',
  'scoring',
  'market',
  'regulator',
  'payment-method',
  'provider',
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Limited because the removal is one transaction, which blocks all other writes. */
export const maxSampleRows = 2_000;

const sampleRow = z.object({ kind: z.enum(sampleKinds), id: z.int(), name: z.string() });
export type SampleRow = z.output<typeof sampleRow>;

const keptRow = z.discriminatedUnion('reason', [
  sampleRow.extend({ reason: z.literal('changed'), actor: z.string(), at: z.string() }),
  /** A remaining item refers to it. */
  sampleRow.extend({ reason: z.literal('used'), used_by: sampleRow }),
  sampleRow.extend({ reason: z.literal('reports-conversions') }),
]);
export type KeptRow = z.output<typeof keptRow>;

export const sample = z.object({
  version: z.string().meta({
    description:
      'Identifies the rows below; send it with a removal so that no other rows are removed',
  }),
  removable: z.array(sampleRow),
  kept: z.array(keptRow),
  /** The last removal, unless it was undone. */
  removed: z.object({ at: z.string(), actor: z.string(), rows: z.int() }).nullable(),
});
export type Sample = z.output<typeof sample>;

export const sampleRemoval = z.object({ version: boundedText(100) });
export type SampleRemoval = z.output<typeof sampleRemoval>;

export const sampleRestore = z.object({
  at: boundedText(40).meta({ description: 'Time of the removal to undo' }),
});
export type SampleRestore = z.output<typeof sampleRestore>;

export const removedSample = z.object({ removed: z.int() });

/** Rows that were only partly restored are listed in `left_out`. */
export const restoredSample = z.object({
  restored: z.int(),
  left_out: z.array(sampleRow.extend({ message: z.string() })),
});
export type RestoredSample = z.output<typeof restoredSample>;
