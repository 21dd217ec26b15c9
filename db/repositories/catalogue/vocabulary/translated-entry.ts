import type { Kysely } from 'kysely';
import { nameIn, readTranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { Database } from '../../../tables.ts';

export type TranslatedEntry = {
  kind: 'regulator' | 'payment-method' | 'provider';
  id: number;
  names: Record<Language, string>;
};

const untranslated = '{}';

/** The names of all regulators, payment methods and providers, as visitors see them. */
export async function listTranslatedEntries(db: Kysely<Database>): Promise<TranslatedEntry[]> {
  const regulators = await db.selectFrom('regulator').select(['id', 'name']).execute();
  const methods = await db.selectFrom('payment_method').select(['id', 'name', 'i18n']).execute();
  const providers = await db.selectFrom('provider').select(['id', 'name', 'i18n']).execute();
  const entries = (
    kind: TranslatedEntry['kind'],
    rows: readonly { id: number; name: string; i18n?: string }[],
  ) =>
    rows.map(({ id, name, i18n = untranslated }) => ({
      kind,
      id,
      names: inEachLanguage((language) =>
        nameIn(language, { name, i18n: readTranslatedNames(i18n) }),
      ),
    }));
  return [
    ...entries('regulator', regulators),
    ...entries('payment-method', methods),
    ...entries('provider', providers),
  ];
}
