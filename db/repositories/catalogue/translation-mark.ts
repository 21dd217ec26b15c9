/** Translations whose original has changed since, and those that are missing. */
import {
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { ListedTranslation, TranslationQuery } from '#contract/catalogue/translation-mark.ts';
import { defaultLanguage, otherLanguages } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { Database } from '../../tables.ts';

export type TranslationMark = Selectable<Database['translation_mark']>;
type Entity = Pick<TranslationMark, 'kind' | 'entity_id'>;
type Key = Pick<TranslationMark, 'kind' | 'entity_id' | 'language' | 'field'>;

export const listMarksOf = (
  db: Kysely<Database>,
  { kind, entity_id }: Entity,
): Promise<TranslationMark[]> =>
  db
    .selectFrom('translation_mark')
    .selectAll()
    .where('kind', '=', kind)
    .where('entity_id', '=', entity_id)
    .execute();

export async function putMark(trx: Transaction<Database>, mark: TranslationMark): Promise<void> {
  const { source_hash, current_hash, dismissed_hash, by } = mark;
  await trx
    .insertInto('translation_mark')
    .values(mark)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'entity_id', 'language', 'field'])
        .doUpdateSet({ source_hash, current_hash, dismissed_hash, by }),
    )
    .execute();
}

export async function deleteMark(trx: Transaction<Database>, key: Key): Promise<void> {
  await trx
    .deleteFrom('translation_mark')
    .where('kind', '=', key.kind)
    .where('entity_id', '=', key.entity_id)
    .where('language', '=', key.language)
    .where('field', '=', key.field)
    .execute();
}

/** Returns false if the text isn't marked, or if its original has changed since. */
export async function dismissMark(
  trx: Transaction<Database>,
  { current_hash, ...key }: Key & Pick<TranslationMark, 'current_hash'>,
): Promise<boolean> {
  const dismissed = await trx
    .updateTable('translation_mark')
    .set({ dismissed_hash: current_hash })
    .where('kind', '=', key.kind)
    .where('entity_id', '=', key.entity_id)
    .where('language', '=', key.language)
    .where('field', '=', key.field)
    .where('current_hash', '=', current_hash)
    .returning('field')
    .execute();
  return dismissed.length > 0;
}

type Listed = Omit<ListedTranslation, 'name'>;

/** Deleted entities keep their marks, in case they are restored. */
const latestAction = ({ selectFrom }: ExpressionBuilder<Database, 'translation_mark'>) =>
  selectFrom('change')
    .select('change.action')
    .whereRef('change.entity', '=', 'translation_mark.kind')
    .whereRef('change.entity_id', '=', 'translation_mark.entity_id')
    .orderBy('change.seq', 'desc')
    .limit(1);

export async function listStaleTranslations(
  db: Kysely<Database>,
  { language, kind, id, limit, offset }: TranslationQuery,
): Promise<ListSlice<Listed>> {
  const stale = db
    .selectFrom('translation_mark')
    .where(({ eb, ref }) => eb('current_hash', '!=', ref('source_hash')))
    .where(({ eb, or, ref }) =>
      or([eb('dismissed_hash', 'is', null), eb('dismissed_hash', '!=', ref('current_hash'))]),
    )
    .where((translation) => translation.eb(latestAction(translation), 'is distinct from', 'delete'))
    .$if(language !== undefined, (rows) => rows.where('language', '=', language as never))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind as EntityKind))
    .$if(id !== undefined, (rows) => rows.where('entity_id', '=', id as number));
  const items = await stale
    .select(['kind', 'entity_id as id', 'language', 'field', 'by', 'current_hash as source'])
    .orderBy('kind')
    .orderBy('entity_id')
    .orderBy('language')
    .orderBy('field')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await stale
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** The tables with texts by language, and their columns that hold one. */
const texts: Partial<Record<EntityKind, { table: string; id: string; columns: string[] }>> = {
  product: {
    ...{ table: 'product_translation', id: 'product_id' },
    columns: ['name', 'description', 'fs_label', 'freebet_label', 'pick_reason'],
  },
  banner: {
    ...{ table: 'banner_translation', id: 'banner_id' },
    columns: ['title', 'subtitle', 'cta_label'],
  },
  'exclusive-bonus': {
    ...{ table: 'exclusive_bonus_translation', id: 'exclusive_bonus_id' },
    columns: ['title', 'subtitle', 'cta_label'],
  },
  'content-page': {
    ...{ table: 'content_page_translation', id: 'content_page_id' },
    columns: ['title', 'excerpt', 'body', 'seo_title', 'seo_description'],
  },
  image: { table: 'image_translation', id: 'image_id', columns: ['alt'] },
  market: {
    ...{ table: 'market_translation', id: 'market_id' },
    columns: ['name', 'name_in_sentence', 'disclosure'],
  },
  settings: {
    ...{ table: 'site_settings_translation', id: 'site_settings_id' },
    columns: ['footer_note', 'announcement'],
  },
};

export async function listMissingTranslations(
  db: Kysely<Database>,
  { language, kind, id, limit, offset }: TranslationQuery,
): Promise<ListSlice<Listed>> {
  const languages = language === undefined ? otherLanguages : [language];
  const parts = Object.entries(texts)
    .filter(([name]) => kind === undefined || name === kind)
    .flatMap(([name, { table, id: idColumn, columns }]) =>
      languages.flatMap((into) =>
        columns.map((column) => {
          const [own, text] = [sql.ref(idColumn), sql.ref(column)];
          return sql`select ${name} as kind, s.${own} as id, ${into} as language, ${column} as field
            from ${sql.table(table)} s
            left join ${sql.table(table)} t on t.${own} = s.${own} and t.lang = ${into}
            where s.lang = ${defaultLanguage} and coalesce(s.${text}, '') != ''
              and coalesce(t.${text}, '') = ''
              ${id === undefined ? sql`` : sql`and s.${own} = ${id}`}`;
        }),
      ),
    );
  if (parts.length === 0) return { items: [], total: 0 };
  const missing = sql.join(parts, sql` union all `);
  const { rows } = await sql<Omit<Listed, 'by' | 'source'>>`
    select * from (${missing}) as missing order by kind, id, language, field
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (${missing}) as missing`.execute(db);
  return {
    items: rows.map((row) => ({ ...row, by: null, source: null })),
    total: Number(counted.rows[0]?.total ?? 0),
  };
}
