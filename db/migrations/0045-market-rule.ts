/**
 * A market gets rules by subject, and may be a region of another, from which it inherits what it doesn't set itself.
 */
import { type Kysely, sql } from 'kysely';

const inherited = [
  ['minimum_age', 'integer'],
  ['currency', 'text'],
  ['default_language', 'text'],
] as const;
const subjects = ['links', 'bonuses', 'promo_codes', 'banners', 'top_lists', 'votes'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeNullable(db);
  await db.schema.alterTable('market').addColumn('parent_code', 'text').execute();
  for (const list of ['required_licences', 'required_terms']) {
    await db.schema
      .alterTable('market')
      .addColumn(list, 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  }
  await db.schema.alterTable('market').addColumn('max_wagering', 'double precision').execute();

  await db.schema
    .createTable('market_rule')
    .addColumn('market_id', 'integer', (column) =>
      column.notNull().references('market.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('effect', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('source_url', 'text')
    .addColumn('checked_on', 'text')
    .addColumn('from_day', 'text')
    .addColumn('live_from', 'integer')
    .addPrimaryKeyConstraint('market_rule_key', ['market_id', 'place'])
    .execute();
  for (const [place, subject] of subjects.entries()) {
    await sql`
      insert into market_rule (market_id, place, subject, effect)
      select id, ${sql.lit(place)}, ${sql.lit(subject)}, 'hide' from market
      where promotion_allowed = 0`.execute(db);
  }
}

/** SQLite can't remove a column's NOT NULL, and replacing the table would delete its translations. */
async function makeNullable(db: Kysely<unknown>) {
  for (const [column, type] of inherited) {
    const copy = `${column}_or_null`;
    await db.schema.alterTable('market').addColumn(copy, type).execute();
    await sql`update market set ${sql.ref(copy)} = ${sql.ref(column)}`.execute(db);
    await db.schema.alterTable('market').dropColumn(column).execute();
    await db.schema.alterTable('market').renameColumn(copy, column).execute();
  }
}
