/** What anyone may read, each with its one implementation; REST and tRPC only translate. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { listOf, type Page, type Paging } from '#contract/list.ts';
import { productCard, productCardQuery } from '#contract/product.ts';
import { listProductCards } from '../db/repositories/product-card.ts';
import type { Database } from '../db/tables.ts';

/** A list answers with the paging that it was asked for; without a limit it is as long as it is. */
export const listed =
  <Query extends Paging, Item>(load: (db: Kysely<Database>, query: Query) => Promise<Page<Item>>) =>
  async (db: Kysely<Database>, query: Query) => {
    const { items, total } = await load(db, query);
    return { items, total, limit: query.limit ?? total, offset: query.offset };
  };

export type Read = {
  input: z.ZodObject;
  output: z.ZodType;
  load: (db: Kysely<Database>, input: never) => Promise<unknown>;
};

export const publicReads = {
  products: {
    input: productCardQuery,
    output: listOf(productCard),
    load: listed(listProductCards),
  },
} satisfies Record<string, Read>;
