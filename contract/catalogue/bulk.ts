import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { id } from '../field-schema.ts';

const ids = boundedList(id, 1000, 'Must have at most 1000 items')
  .min(1, 'Choose at least one')
  .overwrite((ids) => [...new Set(ids)])
  .meta({ description: 'Ids of existing items' });

/** Bulk changes are all or nothing. */
export const bulkDelete = z.object({ ids, action: z.literal('delete') });
export const bulkChange = z.object({ ids, action: z.enum(['activate', 'hide', 'delete']) });
export type BulkChange = z.output<typeof bulkChange>;

export const bulkResult = z.object({ changed: z.int() });
