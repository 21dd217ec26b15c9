import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { Image, ImageDraft, ImageQuery, ImageRow } from '#contract/image/image.ts';
import { inEachLanguage, type Language, languages } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

type Stored = Selectable<Database['image']>;
type Texts = Map<number, Partial<Record<Language, string>>>;

/** The fields that an upload or a crop provides. Editors fill in the rest. */
export type NewImage = Pick<Stored, 'hash' | 'path' | 'name' | 'width' | 'height' | 'bytes'> & {
  created_at: string;
};

const columns = [
  ...(['id', 'path', 'name', 'width', 'height', 'bytes', 'created_at'] as const),
  ...(['focal_x', 'focal_y'] as const),
] as const;

const wholeOf = (
  { focal_x, focal_y, ...row }: Pick<Stored, (typeof columns)[number]>,
  texts: Texts,
): Image => ({
  ...row,
  focal_point: focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y },
  i18n: inEachLanguage((language) => ({ alt: texts.get(row.id)?.[language] ?? null })),
});

async function readTexts(db: Kysely<Database>, ids: readonly number[]): Promise<Texts> {
  const texts: Texts = new Map();
  if (ids.length === 0) return texts;
  const rows = await db
    .selectFrom('image_translation')
    .selectAll()
    .where('image_id', 'in', ids)
    .execute();
  for (const { image_id, lang, alt } of rows) {
    texts.set(image_id, { ...texts.get(image_id), [lang]: alt });
  }
  return texts;
}

/** Newest first. Matches part of the name or of an alt text. */
export async function listImages(
  db: Kysely<Database>,
  { q, use, limit, offset }: ImageQuery,
): Promise<ListSlice<ImageRow>> {
  let listed = db.selectFrom('image');
  if (q) listed = listed.where(contains('image.search_key', fold(q.trim())));
  if (use) {
    const isUsed = sql<boolean>`exists (select 1 from image_use where image_use.hash = image.hash)`;
    listed = listed.where(use === 'used' ? isUsed : sql<boolean>`not ${isUsed}`);
  }
  const rows = await listed
    .leftJoin('unused_image', 'unused_image.image', 'image.hash')
    .select(columns.map((column) => `image.${column}` as const))
    .select('unused_image.since as unused_since')
    .select(({ selectFrom, fn }) =>
      selectFrom('image_use')
        .select(fn.countAll<number>().as('uses'))
        .whereRef('image_use.hash', '=', 'image.hash')
        .as('uses'),
    )
    .orderBy('image.created_at', 'desc')
    .orderBy('image.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const texts = await readTexts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ uses, unused_since, ...row }) => ({
      ...wholeOf(row, texts),
      uses: uses ?? 0,
      unused_since: uses ? null : unused_since,
    })),
    total: await countRows(listed),
  };
}

export async function findImage(db: Kysely<Database>, id: number): Promise<Image | undefined> {
  const row = await db.selectFrom('image').select(columns).where('id', '=', id).executeTakeFirst();
  return row && wholeOf(row, await readTexts(db, [id]));
}

export async function findImageHash(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('image').select('hash').where('id', '=', id).executeTakeFirst();
  return row?.hash;
}

export const findImageByHash = (
  db: Kysely<Database>,
  hash: string,
): Promise<{ id: number; path: string } | undefined> =>
  db.selectFrom('image').select(['id', 'path']).where('hash', '=', hash).executeTakeFirst();

/** Returns the id of the new row, or undefined if the image is already in the library. */
export async function insertImage(
  trx: Transaction<Database>,
  image: NewImage,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('image')
    .values({ ...image, search_key: fold(image.name) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateImage(
  trx: Transaction<Database>,
  id: number,
  { name, focal_point, i18n }: ImageDraft,
): Promise<void> {
  const texts = languages.flatMap((lang) => {
    const { alt } = i18n[lang];
    return alt === null ? [] : [{ image_id: id, lang, alt }];
  });
  await trx
    .updateTable('image')
    .set({
      name,
      focal_x: focal_point?.x ?? null,
      focal_y: focal_point?.y ?? null,
      search_key: fold([name, ...texts.map(({ alt }) => alt)].join('\n')),
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('image_translation').where('image_id', '=', id).execute();
  if (texts.length > 0) await trx.insertInto('image_translation').values(texts).execute();
}

export async function deleteImage(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('image').where('id', '=', id).execute();
}

/** Returns the hashes that are in the library. */
export async function listKnownHashes(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db.selectFrom('image').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

export const listFocalPoints = (db: Kysely<Database>) =>
  db
    .selectFrom('image')
    .select(['hash', 'focal_x', 'focal_y'])
    .where('focal_x', 'is not', null)
    .execute();

/** Reads alt text in one language, by hash. */
export async function listAlternativeTexts(
  db: Kysely<Database>,
  hashes: readonly string[],
  lang: Language,
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('image_translation')
    .innerJoin('image', 'image.id', 'image_id')
    .select(['hash', 'alt'])
    .where('hash', 'in', hashes)
    .where('lang', '=', lang)
    .execute();
  return new Map(rows.map(({ hash, alt }) => [hash, alt]));
}

export async function listImageIds(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<number[]> {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom('image').select('id').where('hash', 'in', hashes).execute();
  return rows.map(({ id }) => id);
}
