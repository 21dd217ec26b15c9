/** Records which images are used by which rows. Images are identified by the hash of their files. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ImageUseKind } from '#contract/image/image.ts';
import { countRows } from '../../sql/list-rows.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

type Use = { entity_id: number; hash: string };

/** Each column contains a path, or text that contains paths. */
const columns: Record<ImageUseKind, [table: string, id: string, column: string][]> = {
  product: [
    ['product', 'id', 'icon_url'],
    ['product_image', 'product_id', 'image_url'],
  ],
  banner: [['banner', 'id', 'image_url']],
  'exclusive-bonus': [['exclusive_bonus', 'id', 'image_url']],
  'promo-code': [
    ['promo_code', 'id', 'image_vertical_url'],
    ['promo_code', 'id', 'image_horizontal_url'],
  ],
  'payment-method': [['payment_method', 'id', 'icon_url']],
  'content-page': [
    ['content_page', 'id', 'cover'],
    ['content_page_translation', 'content_page_id', 'body'],
  ],
  settings: [
    ['site_settings', 'id', 'logo'],
    ['site_settings', 'id', 'logo_light'],
    ['site_settings', 'id', 'icon'],
  ],
};

export const hashesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\/uploads\/([0-9a-f]{32})\//g), ([, hash = '']) => hash);

async function listUses(
  db: Kysely<Database>,
  kind: ImageUseKind,
  matching: (id: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>,
): Promise<Use[]> {
  const uses = new Map<string, Use>();
  for (const [table, id, column] of columns[kind]) {
    const { rows } = await sql<{ id: number; text: string }>`
      select ${sql.ref(id)} as id, ${sql.ref(column)} as text from ${sql.table(table)}
      where ${matching(sql.ref(id))} and ${sql.ref(column)} like '%/uploads/%'`.execute(db);
    for (const { id: entity_id, text } of rows) {
      for (const hash of hashesIn(text)) uses.set(`${entity_id} ${hash}`, { entity_id, hash });
    }
  }
  return [...uses.values()];
}

/** In batches, because a page may contain any number of images. */
const insertRows = preparedRows('image_use', ['kind', 'entity_id', 'hash'], (insert) => insert);

const insertUses = (trx: Transaction<Database>, kind: ImageUseKind, uses: readonly Use[]) =>
  insertRows(
    trx,
    uses.map((use) => ({ kind, ...use })),
  );

/** Records which images these entities use now. */
export async function updateImageUses(
  trx: Transaction<Database>,
  kind: ImageUseKind,
  ids: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('image_use')
    .where('kind', '=', kind)
    .where('entity_id', 'in', ids)
    .execute();
  await insertUses(trx, kind, await listUses(trx, kind, (id) => sql`${id} in (${sql.join(ids)})`));
}

type Range = { after: number; until: number };

/** Records the images used by all entities in a range of ids. */
export async function updateImageUsesInRange(
  trx: Transaction<Database>,
  kind: ImageUseKind,
  { after, until }: Range,
): Promise<void> {
  await trx
    .deleteFrom('image_use')
    .where('kind', '=', kind)
    .where('entity_id', '>', after)
    .where('entity_id', '<=', until)
    .execute();
  const inRange = (id: ReturnType<typeof sql.ref>) => sql`${id} > ${after} and ${id} <= ${until}`;
  await insertUses(trx, kind, await listUses(trx, kind, inRange));
}

/** The highest id of the kind, either now or when image uses were last recorded. */
export async function findLastId(db: Kysely<Database>, kind: ImageUseKind): Promise<number> {
  let last = 0;
  for (const [table, id] of columns[kind]) {
    const { rows } = await sql<{ last: number | null }>`
      select max(${sql.ref(id)}) as last from ${sql.table(table)}`.execute(db);
    last = Math.max(last, rows[0]?.last ?? 0);
  }
  const known = await db
    .selectFrom('image_use')
    .select(({ fn }) => fn.max('entity_id').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Math.max(last, known?.last ?? 0);
}

export const listUsesOfImage = (db: Kysely<Database>, hash: string, limit: number) =>
  db
    .selectFrom('image_use')
    .select(['kind', 'entity_id as id'])
    .where('hash', '=', hash)
    .orderBy('kind')
    .orderBy('entity_id')
    .limit(limit)
    .execute();

/** Yields the hashes of all images in use, in batches. */
export async function* usedImages(
  db: Kysely<Database>,
  batchSize: number,
): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('image_use')
      .select('hash')
      .distinct()
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(batchSize)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ hash }) => hash);
    last = end.hash;
  }
}

export const countUsesOfImage = (db: Kysely<Database>, hash: string): Promise<number> =>
  countRows(db.selectFrom('image_use').where('hash', '=', hash));
