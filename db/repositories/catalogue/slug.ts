/**
 * Slugs and what they lead to. A slug stays with its product when the product gets another one or is deleted, so that
 * old addresses lead to it for ever.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { isReservedForPartners } from '#contract/content/taken-path.ts';
import { numberedSlug, slugFromName } from '#contract/slug.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

type BySlug = { slug: string };

/** Tried one by one. A name with more namesakes than that gets a number no other can have. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A row that a process of an earlier version wrote has no slug until it is edited, and is reached by its id. */
export const productSlug = sql<string>`coalesce(product.slug, cast(product.id as text))`;

const readSlug = prepared((db, { slug }: BySlug) =>
  db
    .selectFrom('slug')
    .leftJoin('product', 'product.id', 'slug.entity_id')
    .select(['slug.entity_id', 'product.id', 'product.slug as current'])
    .where('slug.kind', '=', 'product')
    .where('slug.slug', '=', slug),
);

export type SlugOwner = {
  id: number;
  /** True for a slug that the product had before. */
  isFormer: boolean;
  isDeleted: boolean;
};

export async function findSlugOwner(
  db: Kysely<Database>,
  slug: string,
): Promise<SlugOwner | undefined> {
  const [row] = await readSlug(db, { slug });
  if (!row) return undefined;
  return {
    id: row.entity_id,
    isFormer: row.current !== slug,
    isDeleted: row.id === null,
  };
}

export async function findProductId(
  db: Kysely<Database>,
  idOrSlug: number | string,
): Promise<number | undefined> {
  if (typeof idOrSlug === 'number') return idOrSlug;
  const owner = await findSlugOwner(db, idOrSlug);
  return owner?.isDeleted ? undefined : owner?.id;
}

/** A slug from the name that no product has or had. */
export async function suggestSlug(db: Kysely<Database>, name: string): Promise<string> {
  const wanted = slugFromName(name, 'partner', isReservedForPartners);
  for (const number of numbers) {
    const slug = numberedSlug(wanted, number);
    if (!(await findSlugOwner(db, slug))) return slug;
  }
  const { last } = await db
    .selectFrom('slug')
    .select(({ fn }) => fn.max('entity_id').as('last'))
    .executeTakeFirstOrThrow();
  return suggestSlug(db, numberedSlug(wanted, Number(last) + 1));
}

/** Also takes over the slug of a deleted product. */
export async function recordSlug(trx: Transaction<Database>, id: number, slug: string) {
  await writeSlug(trx, { slug, id, since: new Date().toISOString() });
}

const writeSlug = prepared((trx, { slug, id, since }: BySlug & { id: number; since: string }) =>
  trx
    .insertInto('slug')
    .values({ kind: 'product', slug, entity_id: id, since })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet({ entity_id: id, since })
        .where('slug.entity_id', '!=', id),
    ),
);
