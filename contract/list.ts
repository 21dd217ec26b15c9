import { z } from 'zod';
import { boundedText, offset, wholeNumber, wholeNumberOr } from './field-schema.ts';
import { sortOrders } from './sort/list-sort.ts';
import { maxLength } from './text-rule.ts';

export const publicPaging = (limit: number) => ({ limit: wholeNumberOr(limit, 1, 100), offset });

/** For lists that may grow long: 50 items by default. */
export const longListPaging = { limit: wholeNumberOr(50, 1, 1000), offset };

/** For lists that editors need in full: all items by default. */
export const shortListPaging = { limit: wholeNumber(1, 1000).optional(), offset };

/** Without `sort`, a list has its natural order. */
export const sortedBy = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  sort: z.enum(columns).optional(),
  order: z.enum(sortOrders).optional().meta({ description: 'Only used with sort' }),
});

export const slug = boundedText(maxLength.url).min(1);
export const categorySlug = slug.optional();

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
  });

/** Repositories return only the slice. The limit and offset of a response come from its query. */
export type ListSlice<Item> = { items: Item[]; total: number };
export type Paging = { limit?: number | undefined; offset: number };
