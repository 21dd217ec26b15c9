/** `npx node server/testing/make-schema-fixture.ts` writes the fixture of each migration that has none, by today's program. */
import { migrations } from '../../db/migrations/index.ts';
import type { Database } from '../../db/tables.ts';
import { schemaFixtures, writeSchemaFixture } from '../../db/testing/schema-fixture.ts';
import { createToken } from '../admin-access/issued-token.ts';
import { productResource } from '../resources/product.ts';
import { type TestApp, testApp } from './app.ts';

const now = '2026-05-01T12:00:00.000Z';
const later = '2026-06-01T12:00:00.000Z';
const dated = { created_at: now, updated_at: now };

/** What the program writes only in the course of time, or by an e-mail. */
const rows = {
  missed_search: {
    day: '2026-05-01',
    lang: 'en',
    market_code: 'US',
    query: 'lantern',
    searches: 3,
  },
  setting: { key: 'time_zone', value: 'Europe/Istanbul' },
  visitor: {
    ...dated,
    id: 'v1',
    email: 'ada@visitor.example',
    name: 'Ada',
    email_verified: 1,
    image: null,
  },
  visitor_session: {
    ...dated,
    id: 's1',
    token: 'session-token',
    visitor_id: 'v1',
    expires_at: later,
    ip_address: null,
    user_agent: null,
  },
  visitor_credential: {
    ...dated,
    id: 'c1',
    visitor_id: 'v1',
    account_id: 'v1',
    provider_id: 'credential',
    password: 'salt:hash',
  },
  visitor_verification: {
    ...dated,
    id: 'w1',
    identifier: 'reset-password:x',
    value: 'v1',
    expires_at: later,
  },
  saved_offer: { visitor_id: 'v1', kind: 'product', item_id: 1, saved_at: now },
  copied_code: { visitor_id: 'v1', promo_code_id: 1, copied_at: now },
  lease: { name: 'meilisearch feeder', holder: 'gone', expires_at: 0 },
  rate_limit: { key: 'key', times: '1777636800000', expires_at: 1777636860000 },
  online_count: { process: 'gone', visitors: 1, expires_at: 0 },
  page_file: { name: 'assets/a.js', encoding: null, content: 'YQ==', used_at: now },
  webhook: {
    name: 'A receiver',
    url: 'https://receiver.example/',
    kinds: 'product',
    secret: 'a-secret-for-tests',
    cursor: 0,
    state: 'off',
  },
} satisfies Partial<Record<keyof Database, object>>;

async function fill({ db, make, writer }: TestApp) {
  const image_url = '/uploads/0123456789abcdef0123456789abcdef/320x180.webp';
  const product = await make.product({
    icon_url: image_url,
    rating: 4.5,
    ref_link: 'https://lucky-harbor.example/',
    i18n: {
      en: { name: 'Lucky Harbor', description: 'Slots', fs_label: '20 free spins' },
      tr: { name: 'Şans Limanı' },
    },
    images: [{ image_url, sort_order: 1 }],
    categories: [1, 2],
  });
  const other = await make.product({ i18n: { en: { name: 'Tin Lantern' } }, categories: [1] });
  const gone = await make.product({ i18n: { en: { name: 'Gone Again' } } });
  await productResource.delete(writer, gone.id);
  const promotion = { product_id: product.id, categories: [1, 2], image_url };
  await make.banner({ ...promotion, i18n: { en: { title: 'By the water' }, tr: { title: 'Su' } } });
  await make.exclusiveBonus({ ...promotion, i18n: { en: { title: 'A bundle' } } });
  await make.topListEntry({ product_id: product.id });
  await make.topListEntry({ product_id: other.id });
  await make.promoCode({ code: 'HARBOR20', product_id: product.id });
  await make.promoCode({ code: 'ENDS', expires_at: '2999-01-01 00:00:00', rarity: 'epic' });
  await make.inquiry();
  await createToken(writer, { name: 'Ada', role: 'editor' });
  for (const [table, row] of Object.entries(rows)) {
    await db
      .insertInto(table as keyof Database)
      .values(row as never)
      .execute();
  }
}

const known = new Set(schemaFixtures());
const given = await testApp();
await fill(given);
for (const migration of Object.keys(migrations)) {
  if (!known.has(migration)) await writeSchemaFixture(given.db, migration);
}
await given.app.close();
