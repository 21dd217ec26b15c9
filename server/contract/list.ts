import { z } from 'zod';
import { wholeNumber } from '#contract/field.ts';

/** An offset past the end lists nothing, however far past. */
const offset = z
  .preprocess(
    (value) =>
      typeof value === 'string' && /^\d+$/.test(value)
        ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
        : value,
    z.int('Must be a whole number from 0').min(0, 'Must be a whole number from 0'),
  )
  .meta({ type: 'integer', minimum: 0 })
  .default(0);

export const publicPaging = (limit: number) => ({
  limit: wholeNumber(1, 100).default(limit),
  offset,
});

/** Lists that may grow long: a page of 50 unless more is asked for. */
export const longListPaging = { limit: wholeNumber(1, 1000).default(50), offset };

/** Lists that an editor reads whole: everything unless less is asked for. */
export const shortListPaging = { limit: wholeNumber(1, 1000).optional(), offset };

export const categorySlug = z.string().min(1).optional();
export const searchText = z.string().min(1).optional();

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
  });

/** What a repository answers; the list's limit and offset are the asker's. */
export type Page<Item> = { items: Item[]; total: number };
export type Paging = { limit?: number | undefined; offset: number };
