import type { Kysely } from 'kysely';

type MarketRow = {
  code: string;
  minimum_age: number;
  currency: string;
  promotion_allowed: number;
  default_language: string;
  helplines: string;
  sort_order: number;
  is_active: number;
};
type TextRow = {
  market_id: number;
  lang: string;
  name: string;
  name_in_sentence: string;
};

const verified_on = '2026-11-20';
const unitedStates = {
  code: 'US',
  minimum_age: 21,
  currency: 'USD',
  default_language: 'en',
  texts: {
    en: { name: 'United States', name_in_sentence: 'in the United States' },
    tr: { name: 'ABD', name_in_sentence: 'ABD’de' },
  },
  helpline: {
    name: '1-800-GAMBLER',
    phone: '+18004262537',
    url: null,
    verified_on,
    i18n: {
      en: { about: 'Free and confidential, at any hour.' },
      tr: { about: 'Ücretsiz ve gizli, günün her saati. Yanıtlar İngilizcedir.' },
    },
  },
};
const turkey = {
  code: 'TR',
  minimum_age: 18,
  currency: 'TRY',
  default_language: 'tr',
  texts: {
    en: { name: 'Türkiye', name_in_sentence: 'in Türkiye' },
    tr: { name: 'Türkiye', name_in_sentence: 'Türkiye’de' },
  },
  helpline: {
    name: 'YEDAM 115',
    phone: '115',
    url: null,
    verified_on,
    i18n: {
      en: { about: 'The counselling line of Yeşilay, free of charge.' },
      tr: { about: 'Yeşilay Danışmanlık Merkezi’nin ücretsiz danışma hattı.' },
    },
  },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('market')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('minimum_age', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('promotion_allowed', 'integer', (column) => column.notNull())
    .addColumn('default_language', 'text', (column) => column.notNull())
    .addColumn('helplines', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('market_translation')
    .addColumn('market_id', 'integer', (column) =>
      column.notNull().references('market.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('name_in_sentence', 'text')
    .addColumn('disclosure', 'text')
    .addPrimaryKeyConstraint('market_translation_key', ['market_id', 'lang'])
    .execute();

  for (const [index, { texts, helpline, ...market }] of [unitedStates, turkey].entries()) {
    const { id } = await db
      .withTables<{ market: MarketRow & { id: number } }>()
      .insertInto('market')
      .values({
        ...market,
        promotion_allowed: 1,
        helplines: JSON.stringify([helpline]),
        sort_order: index + 1,
        is_active: 1,
      } as MarketRow & { id: number })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .withTables<{ market_translation: TextRow }>()
      .insertInto('market_translation')
      .values(Object.entries(texts).map(([lang, text]) => ({ market_id: id, lang, ...text })))
      .execute();
  }
}
