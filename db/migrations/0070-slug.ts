/** The readable part of a product's address, and everything that was one before. */
import { type Kysely, sql } from 'kysely';
import { proposedSlug } from '#contract/content/proposed-slug.ts';

const maxLength = 76;
const rowsAtOnce = 200;

type Named = { id: number; name: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').addColumn('slug', 'text').execute();
  await db.schema
    .createTable('slug')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slug_key', ['kind', 'slug'])
    .execute();
  await db.schema.createIndex('slug_entity').on('slug').columns(['kind', 'entity_id']).execute();
  const { rows } = await sql<Named>`
    select product.id, product_translation.name from product
    join product_translation on product_translation.product_id = product.id
    where product_translation.lang = 'en' order by product.id`.execute(db);
  const since = new Date().toISOString();
  const taken = new Set<string>();
  const slugs = rows.map(({ id, name }) => ({ id, slug: freeSlug(name, taken) }));
  for (let at = 0; at < slugs.length; at += rowsAtOnce) {
    const some = slugs.slice(at, at + rowsAtOnce);
    const values = some.map(({ id, slug }) => sql`('product', ${slug}, ${id}, ${since})`);
    await sql`insert into slug (kind, slug, entity_id, since) values ${sql.join(values)}`.execute(
      db,
    );
  }
  await sql`update product set slug = (
    select slug.slug from slug where slug.kind = 'product' and slug.entity_id = product.id)`.execute(
    db,
  );
  await db.schema.createIndex('product_slug').unique().on('product').column('slug').execute();
}

function freeSlug(name: string, taken: Set<string>): string {
  const words = proposedSlug(name, maxLength);
  const isUsable = words.length >= 3 && words !== 'all';
  const wanted = isUsable ? words : proposedSlug(`${name} partner`, maxLength) || 'partner';
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}
