/** The input of each kind's bulk call. */
import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { bannerQuery } from './banner.ts';
import { bulkChange, bulkDelete, bulkIds, maxBulkRows } from './bulk.ts';
import { bulkEdits } from './bulk-edit.ts';
import { exclusiveBonusQuery } from './exclusive-bonus.ts';
import { productRowQuery } from './product.ts';
import { promoCodeQuery } from './promo-code.ts';
import { topListEntryQuery } from './top-list-entry.ts';

const withEdits = <Plain extends typeof bulkChange | typeof bulkDelete, Query extends z.ZodObject>(
  plain: Plain,
  query: Query,
) =>
  z.discriminatedUnion('action', [
    plain,
    z
      .object({
        action: z.literal('edit'),
        ids: bulkIds.optional(),
        all: z
          .literal(true)
          .optional()
          .meta({
            description: `All items that match the query, instead of ids. At most ${maxBulkRows}`,
          }),
        query: query.optional(),
        edits: bulkEdits,
        dry_run: z.boolean().default(false).meta({
          description: 'Answers with the difference without saving it',
        }),
        version: boundedText(100).optional().meta({
          description: 'The version of the difference that the editor saw',
        }),
      })
      .refine(({ ids, all }) => (ids === undefined) === (all === true), {
        path: ['ids'],
        message: 'Choose either ids or all',
      }),
  ]);

const paging = { limit: true, offset: true } as const;

export const bulkInputs = {
  product: withEdits(bulkDelete, productRowQuery.omit(paging)),
  banner: withEdits(bulkChange, bannerQuery.omit(paging)),
  'exclusive-bonus': withEdits(bulkChange, exclusiveBonusQuery.omit(paging)),
  'top-list-entry': withEdits(bulkDelete, topListEntryQuery.omit(paging)),
  'promo-code': withEdits(bulkChange, promoCodeQuery.omit(paging)),
};
export type BulkKind = keyof typeof bulkInputs;
export type BulkInput<Kind extends BulkKind = BulkKind> = z.output<(typeof bulkInputs)[Kind]>;
