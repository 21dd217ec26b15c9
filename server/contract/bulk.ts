import { z } from 'zod';
import { id } from '#contract/field.ts';

const ids = z
  .array(id)
  .min(1, 'Choose at least one')
  .max(1000, 'Must be at most 1000')
  .overwrite((ids) => [...new Set(ids)]);

/** What is done to several things at once, all of it or none. */
export const bulkDelete = z.object({ ids, action: z.literal('delete') });
export const bulkChange = z.object({ ids, action: z.enum(['activate', 'hide', 'delete']) });
export type BulkChange = z.output<typeof bulkChange>;

export const bulkResult = z.object({ changed: z.int() });
