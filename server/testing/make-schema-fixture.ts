/**
 * `npx node server/testing/make-schema-fixture.ts` writes a fixture for each migration without one.
 * The fixture has the rows of the newest fixture, so that all fixtures hold the same data, and a
 * row in each new table. If a migration lands after one with a greater number, delete the fixtures
 * of the greater numbers first, so that they get its rows too.
 */
import { migrations } from '../../db/migrations/index.ts';
import type { Database } from '../../db/tables.ts';
import { allRows } from '../../db/testing/database.ts';
import {
  databaseOfSchema,
  schemaFixtures,
  writeSchemaFixture,
} from '../../db/testing/schema-fixture.ts';
import { testApp } from './app.ts';

const day = '2026-05-01';
const thing = { product_id: 1, kind: 'product', item_id: 1 };
const place = { page: 'casino', block: 'top', position: 1, market_code: 'US' };
const counts = { clicks: 3, repeats: 1 };

/** Tables that migrations have added since the newest fixture. */
const newRows: Partial<Record<keyof Database, object>> = {
  click_count: { day, ...thing, ...place, ...counts },
  click_count_by_place: { day, ...place, ...counts },
  click_count_by_product: { day, product_id: 1, market_code: 'US', ...counts },
  click_count_by_origin: {
    ...{ dimension: 'device', day, value: 'phone', product_id: 1, market_code: 'US' },
    ...counts,
  },
  report_view: {
    name: 'Last month',
    filter: '{"by":"product","period":"last_month"}',
    created_at: `${day}T12:00:00.000Z`,
    created_by: 'test',
  },
  click_origin_value: { day, dimension: 'campaign', value: 'spring' },
  market_rule: { market_id: 2, place: 0, subject: 'votes', effect: 'show' },
  product_market: {
    ...{ product_id: 2, market_code: 'GB', place: 0, availability: 'open', state: 'open' },
    ...{ ref_link: 'https://partner.example/gb', licence_id: 1 },
  },
  product_market_translation: {
    ...{ product_id: 2, market_code: 'GB', lang: 'en', fs_label: '50 spins' },
  },
  product_licence: {
    ...{ product_id: 2, id: 1, place: 0, regulator_id: 1, state: 'valid', markets: ' GB ' },
  },
  product_payment: { product_id: 2, place: 0, method_id: 1, direction: 'both' },
  product_provider: { product_id: 2, provider_id: 1, place: 0 },
  product_fact: { product_id: 2, facts: '{"owner":"Partner Ltd"}', oldest_check: day },
  click_salt: { day, salt: 'salt' },
  click_visitor: { day, hash: 'hash' },
  link_check: {
    url_hash: 'hash',
    url: 'https://partner.example/go',
    state: 'moved',
    last_checked_at: `${day}T03:30:00.000Z`,
    status: 200,
    destination: 'https://casino.example/',
    accepted_destination: 'https://casino.example/welcome',
  },
  image: {
    hash: 'b'.repeat(32),
    path: `/uploads/${'b'.repeat(32)}/20x10.webp`,
    name: 'harbor.png',
    width: 20,
    height: 10,
    bytes: 300,
    focal_x: 30,
    focal_y: 70,
    created_at: `${day}T12:00:00.000Z`,
    search_key: 'harbor.png',
  },
  image_translation: { image_id: 1, lang: 'en', alt: 'A harbor' },
  image_use: { kind: 'product', entity_id: 1, hash: 'b'.repeat(32) },
  link_use: { kind: 'product', entity_id: 1, place: 'offer', link_id: 1 },
  unused_image: { image: 'a'.repeat(32), since: `${day}T12:00:00.000Z` },
  postback_key: {
    product_id: 1,
    hash: 'hash',
    created_at: `${day}T12:00:00.000Z`,
    created_by: 'test',
  },
  conversion: { product_id: 1, hash: 'hash', click_day: day, currency: 'USD', amount: 1230 },
  conversion_count: {
    day,
    product_id: 1,
    ...place,
    event: 'earning',
    currency: 'USD',
    conversions: 1,
    amount: 1230,
  },
  postback: { product_id: 1, at: `${day}T12:00:00.000Z`, outcome: 'refused', errors: '[]' },
  conversion_import: {
    product_id: 1,
    at: `${day}T12:00:00.000Z`,
    actor: 'test',
    conversions: 1,
  },
  conversion_import_row: {
    import_id: 1,
    hash: 'hash',
    day,
    ...place,
    event: 'earning',
    currency: 'USD',
    amount: 1230,
  },
  exclusive_bonus_seen: { exclusive_bonus_id: 1, states: '[]' },
  promo_code_seen: { promo_code_id: 1, states: '[]' },
  product_score: { product_id: 2, is_computed: 0, typed_rating: 4.1, texts: '{}' },
  product_point: {
    ...{ product_id: 2, criterion_id: 1, place: 0, points: 4, given_on: day },
    reasons: '{"en":{"reason":"Pays within a day"}}',
  },
  product_point_change: {
    ...{ product_id: 2, criterion_id: 1, changed_on: day },
    ...{ points_before: 3, points_after: 4 },
  },
  follow: {
    ...{ visitor_id: 'v1', kind: 'product', target: '1', market_code: 'US', lang: 'en' },
    followed_at: `${day}T12:00:00.000Z`,
  },
  follow_consent: { visitor_id: 'v1', kind: 'product', given_at: `${day}T12:00:00.000Z` },
  follow_digest: { visitor_id: 'v1', night: day },
  followed_state: {
    ...{ kind: 'product', target: '1', market_code: 'US', lang: 'en', known: '[]' },
  },
  staff_session: {
    ...{ person_id: 1, hash: 'session', method: 'token', credential: 'hash' },
    ...{ agent: 'Mozilla/5.0', network: '203.0.113.7', ends_at: '2026-05-08T12:00:00.000Z' },
    ...{ created_at: `${day}T12:00:00.000Z`, last_used_at: `${day}T12:00:00.000Z` },
    confirmed_at: `${day}T12:00:00.000Z`,
  },
  passkey: {
    ...{ person_id: 1, credential: 'credential', public_key: 'key', user_handle: 'handle' },
    ...{ name: 'Phone', transports: '["internal"]', counter: 3, is_synced: 1, is_backed_up: 0 },
    created_at: `${day}T12:00:00.000Z`,
  },
  one_time_secret: {
    ...{ person_id: 1, kind: 'invitation', hash: 'hash', created_by: 'test' },
    ...{ created_at: `${day}T12:00:00.000Z`, ends_at: '2026-05-03T12:00:00.000Z' },
  },
  used_challenge: { challenge: 'challenge', ends_at: `${day}T12:05:00.000Z` },
  security_event: {
    ...{ seq: 1, at: `${day}T12:00:00.000Z`, kind: 'sign_in', outcome: 'done', actor: 'Ada' },
    ...{
      subject: 'Ada',
      detail: 'token',
      network: '203.0.113.7',
      agent: 'Mozilla/5.0',
      hash: 'hash',
    },
  },
  csp_report: {
    ...{ directive: 'script-src-elem', page: 'casino', blocked: 'https://cdn.example', reports: 2 },
    ...{ first_at: `${day}T12:00:00.000Z`, last_at: `${day}T13:00:00.000Z` },
  },
  page_speed_count: {
    ...{ day, page: 'casino', device: 'phone', connection: '4g', metric: 'lcp' },
    ...{ bucket: 6, visits: 3 },
  },
  promo_code_vote: { day, hash: 'hash', worked: 1 },
  promo_code_vote_count: {
    promo_code_id: 1,
    code: 'CODE',
    day,
    worked: 1,
    failed: 0,
    changed_at: `${day}T12:00:00.000Z`,
  },
  redirect: { id: 1, from_path: '/imprint', to_path: '/about' },
  regulator: { name: 'Larkmoor', name_key: 'larkmoor', country: 'GB' },
  payment_method: { name: 'Bank card', name_key: 'bank card', kind: 'card' },
  provider: { name: 'Copperwheel', name_key: 'copperwheel' },
  click: { id: 'click-1', at: `${day}T12:00:00.000Z`, day, ...thing, ...place },
};

const known = schemaFixtures().toSorted();
const given = await testApp({}, { address: await databaseOfSchema(known.at(-1) ?? '') });
for (const [name, row] of Object.entries(newRows)) {
  const table = name as keyof Database;
  if ((await allRows(given.db, table)).length > 0) continue;
  await given.db
    .insertInto(table)
    .values(row as never)
    .execute();
}
for (const migration of Object.keys(migrations)) {
  if (!known.includes(migration)) await writeSchemaFixture(given.db, migration);
}
await given.app.close();
