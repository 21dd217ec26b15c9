import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { id } from '../field-schema.ts';
import { bulkDifference } from './bulk-edit.ts';

export const maxBulkRows = 1000;

export const bulkIds = boundedList(id, maxBulkRows, `Must have at most ${maxBulkRows} items`)
  .min(1, 'Choose at least one')
  .overwrite((ids) => [...new Set(ids)])
  .meta({ description: 'Ids of existing items' });

/** Bulk changes are all or nothing. */
export const bulkDelete = z.object({ ids: bulkIds, action: z.literal('delete') });
export const bulkChange = z.object({
  ids: bulkIds,
  action: z.enum(['activate', 'hide', 'delete']),
});
export type BulkChange = z.output<typeof bulkChange>;

export const bulkResult = z.object({
  changed: z.int(),
  difference: bulkDifference.optional().meta({ description: 'Only for edits' }),
});
export type BulkResult = z.output<typeof bulkResult>;
