import { type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';

type Owner = 'product' | 'banner' | 'exclusive_bonus';

const text = (owner: Owner, column: string, idColumn: string, lang: Language) => sql`
  (select ${sql.ref(column)} from ${sql.table(`${owner}_translation`)}
   where ${sql.ref(`${owner}_id`)} = ${sql.ref(idColumn)} and lang = ${lang})`;

/** A text in a language, or in English where it has no translation. */
export const translated = <Text extends string | null = string>(
  owner: Owner,
  column: string,
  idColumn: string,
  lang: Language,
): RawBuilder<Text> =>
  lang === defaultLanguage
    ? sql<Text>`${text(owner, column, idColumn, lang)}`
    : sql<Text>`coalesce(${text(owner, column, idColumn, lang)}, ${text(owner, column, idColumn, defaultLanguage)})`;

/** A table of the languages, to read texts in each of them, those that are missing too. */
export const eachLanguage = sql<{ lang: Language }>`(${sql.join(
  languages.map((language) => sql`select ${language} as lang`),
  sql` union all `,
)})`.as('language');
