/**
 * Columns that SQL uses to check the terms of offers against a market's rules. Updated whenever the terms are written.
 */
import type { Kysely } from 'kysely';

type Tables = Record<
  'exclusive_bonus' | 'promo_code',
  { id: number; terms: string | null; filled_terms: string }
>;

type Terms = { i18n?: { en?: Record<string, unknown> } } & Record<string, unknown>;

/** Terms stored before this migration have no numbers. */
const fields = ['kind', 'value', 'eligibility', 'text', 'url', 'last_verified_at'].concat([
  ...['min_deposit', 'wagering', 'max_bet'],
]);

function filledTerms(stored: string): string {
  const { i18n, ...shared }: Terms = JSON.parse(stored);
  const texts = { ...shared, ...i18n?.en };
  const filled = fields.filter((field) => (texts[field] ?? null) !== null);
  return filled.length > 0 ? ` ${filled.join(' ')} ` : '';
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['exclusive_bonus', 'promo_code'] as const) {
    await db.schema.alterTable(table).addColumn('wagering', 'double precision').execute();
    await db.schema
      .alterTable(table)
      .addColumn('filled_terms', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const tables = db.withTables<Tables>();
    const rows = await tables
      .selectFrom(table)
      .select(['id', 'terms'])
      .where('terms', 'is not', null)
      .execute();
    for (const { id, terms } of rows) {
      await tables
        .updateTable(table)
        .set({ filled_terms: filledTerms(terms ?? '') })
        .where('id', '=', id)
        .execute();
    }
  }
}
