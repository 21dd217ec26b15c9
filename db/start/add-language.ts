/** Every translatable row has one row per language, so a new language gets its rows at the next startup. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { defaultLanguage, type Language, languages, otherLanguages } from '#contract/language.ts';
import { findSetting, writeSetting } from '../repositories/site/setting.ts';
import { translatedTables } from '../sql/translation.ts';
import type { Database } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

export const storedLanguagesKey = 'languages';

export async function addNewLanguages(db: Kysely<Database>): Promise<void> {
  const value = languages.join(' ');
  if ((await findSetting(db, storedLanguagesKey)) === value) return;
  await inTransaction(db, async (trx) => {
    // Another process may have added the rows while this one waited for the lock.
    if ((await findSetting(trx, storedLanguagesKey)) === value) return;
    for (const language of otherLanguages) await addRows(trx, language);
    await writeSetting(trx, storedLanguagesKey, value);
  });
}

/** Adds empty translations, and sorts products by their English names. */
async function addRows(trx: Transaction<Database>, language: Language) {
  for (const owner of translatedTables) {
    await sql`
      insert into ${sql.table(`${owner}_translation`)} (${sql.ref(`${owner}_id`)}, lang)
      select id, ${language} from ${sql.table(owner)} where true
      on conflict do nothing`.execute(trx);
  }
  await sql`
    insert into product_ranking (product_id, lang, rating_rank, name_key)
    select product_id, ${language}, rating_rank, name_key
    from product_ranking where lang = ${defaultLanguage}
    on conflict do nothing`.execute(trx);
}
