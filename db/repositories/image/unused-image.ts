import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

export const listUnusedImages = (
  db: Kysely<Database>,
): Promise<{ image: string; since: string }[]> =>
  db.selectFrom('unused_image').selectAll().orderBy('image').execute();

/** Images that are already listed keep their time. */
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

/** Returns the images whose row still existed. */
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
