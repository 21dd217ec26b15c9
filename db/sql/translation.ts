import { type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';

/** Tables with translations in a table `…_translation`. */
export const translatedTables = [
  'product',
  'banner',
  'exclusive_bonus',
  'market',
  'site_settings',
  'content_page',
] as const;
type Owner = (typeof translatedTables)[number];

const text = (owner: Owner, column: string, idColumn: string, lang: Language) => sql`
  (select ${sql.ref(column)} from ${sql.table(`${owner}_translation`)}
   where ${sql.ref(`${owner}_id`)} = ${sql.ref(idColumn)} and lang = ${lang})`;

/** Selects a translated column, falling back to English. */
export const translated = <Text extends string | null = string>(
  owner: Owner,
  column: string,
  idColumn: string,
  lang: Language,
): RawBuilder<Text> =>
  lang === defaultLanguage
    ? sql<Text>`${text(owner, column, idColumn, lang)}`
    : sql<Text>`coalesce(${text(owner, column, idColumn, lang)}, ${text(owner, column, idColumn, defaultLanguage)})`;

/** A table of all languages. Join it to get rows for missing translations too. */
export const eachLanguage = sql<{ lang: Language }>`(${sql.join(
  languages.map((language) => sql`select ${language} as lang`),
  sql` union all `,
)})`.as('language');
