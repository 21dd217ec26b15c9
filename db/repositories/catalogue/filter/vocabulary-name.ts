import type { Kysely } from 'kysely';
import { nameIn, readTranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import type { Language } from '#contract/language.ts';
import type { Database } from '../../../tables.ts';

export type VocabularyName = { id: number; name: string };

/** All regulators, by name. */
export async function listRegulatorNames(
  db: Kysely<Database>,
  lang: Language,
): Promise<(VocabularyName & { country: string | null })[]> {
  const rows = await db.selectFrom('regulator').select(['id', 'name', 'country']).execute();
  return byName(rows, lang);
}

/** All entries with their names in the language, by name. */
export async function listTranslatedNames(
  db: Kysely<Database>,
  table: 'payment_method' | 'provider',
  lang: Language,
): Promise<VocabularyName[]> {
  const rows = await db.selectFrom(table).select(['id', 'name', 'i18n']).execute();
  const named = rows.map(({ id, name, i18n }) => ({
    id,
    name: nameIn(lang, { name, i18n: readTranslatedNames(i18n) }),
  }));
  return byName(named, lang);
}

function byName<Entry extends VocabularyName>(entries: Entry[], lang: Language): Entry[] {
  const { compare } = new Intl.Collator(lang);
  return entries.toSorted((one, other) => compare(one.name, other.name) || one.id - other.id);
}
