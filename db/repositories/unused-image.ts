import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

export const listUnusedImages = (
  db: Kysely<Database>,
): Promise<{ image: string; since: string }[]> =>
  db.selectFrom('unused_image').selectAll().orderBy('image').execute();

/** Those that are known already keep their time. */
export async function insertUnusedImages(
  db: Kysely<Database>,
  images: readonly string[],
  since: string,
): Promise<void> {
  await db
    .insertInto('unused_image')
    .values(images.map((image) => ({ image, since })))
    .onConflict((conflict) => conflict.column('image').doNothing())
    .execute();
}

/** Returns those that were still there. */
export async function deleteUnusedImages(
  db: Kysely<Database>,
  images: readonly string[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom('unused_image')
    .where('image', 'in', images)
    .returning('image')
    .execute();
  return rows.map(({ image }) => image);
}

const places = [
  ['product', 'id', 'icon_url'],
  ['product_image', 'product_id', 'image_url'],
  ['banner', 'id', 'image_url'],
  ['exclusive_bonus', 'id', 'image_url'],
  ['promo_code', 'id', 'image_vertical_url'],
  ['promo_code', 'id', 'image_horizontal_url'],
] as const;

const idsAtOnce = 500;

/** Yields all URLs of images that rows name, a few rows at a time. */
export async function* imageUrlsInRows(db: Kysely<Database>): AsyncGenerator<string[]> {
  for (const [table, id, column] of places) {
    const [name, key, url] = [sql.table(table), sql.ref(id), sql.ref(column)];
    const newest = await sql<{
      last: number | null;
    }>`select max(${key}) as last from ${name}`.execute(db);
    const last = newest.rows[0]?.last ?? 0;
    for (let from = 0; from < last; from += idsAtOnce) {
      const { rows } = await sql<{ url: string | null }>`
        select ${url} as url from ${name}
        where ${key} > ${from} and ${key} <= ${from + idsAtOnce}`.execute(db);
      yield rows.flatMap((row) => row.url ?? []);
    }
  }
}
