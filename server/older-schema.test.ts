/** Data from earlier schemas is migrated to the current one, and the API treats it like new data. */
import { beforeAll, expect, test } from 'vitest';
import { migrations } from '../db/migrations/index.ts';
import type { Database } from '../db/tables.ts';
import { allRows } from '../db/testing/database.ts';
import { databaseOfSchema, schemaFixtures } from '../db/testing/schema-fixture.ts';
import { type TestApp, testApp } from './testing/app.ts';

const names = Object.keys(migrations);
const fixtures = schemaFixtures();

test('the oldest schema and one of the ten newest have a fixture', () => {
  const hint = 'npx node server/testing/make-schema-fixture.ts';
  expect(fixtures[0]).toBe(names[0]);
  expect(names.slice(-10), hint).toContain(fixtures.at(-1));
});

/** Some of these tables didn't exist in the first schemas. */
const reads: [path: string, since?: string][] = [
  ['/products?lang=tr'],
  ['/products?category=casino'],
  ['/products/1'],
  ['/top'],
  ['/banners?lang=tr'],
  ['/bonuses?category=bets'],
  ['/promocodes'],
  ['/layout/casino'],
  ['/search?q=limani'],
  ['/admin/categories'],
  ['/admin/products/1'],
  ['/admin/banners/1'],
  ['/admin/promocodes'],
  ['/admin/toplists/entries?category=casino'],
  ['/admin/changes'],
  ['/admin/changes?entity=product'],
  ['/admin/changes/4'],
  ['/admin/inquiries', '0002-inquiry'],
  ['/admin/tokens', '0012-admin-token'],
];

/** Rows of the change log differ, as older ones have no summary. The other tables vary by process. */
const compared = (name: string) => !/^(migration|change$|lease$|page_file$)/.test(name);

/** A migration gives slugs the time at which it runs. */
const withoutMigrationTime = (key: string, value: unknown) => (key === 'since' ? '' : value);

async function readAll(given: TestApp, migration: string) {
  const answers: Record<string, unknown> = {};
  for (const [path, since = ''] of reads) {
    if (migration < since) continue;
    const { status, body } = await given.call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    const { took_ms: _, ...answer } = body;
    answers[path] = answer;
  }
  const rows: Record<string, unknown[]> = {};
  for (const { name } of await given.db.introspection.getTables()) {
    const found = await allRows(given.db, name as keyof Database);
    if (compared(name) && found.length > 0)
      rows[name] = found.map((row) => JSON.stringify(row, withoutMigrationTime)).toSorted();
  }
  return { answers, rows };
}

const openOn = async (migration: string) =>
  testApp({}, { address: await databaseOfSchema(migration) });

let today: Awaited<ReturnType<typeof readAll>>;
beforeAll(async () => {
  const newest = fixtures.at(-1) ?? '';
  const given = await openOn(newest);
  today = await readAll(given, newest);
  await given.app.close();
  expect((today.answers['/admin/changes'] as { total: number }).total).toBeGreaterThan(8);
});

test.each(fixtures)(
  'no data from %s is lost, and the API reads and writes it like new data',
  async (name) => {
    const given = await openOn(name);
    const { answers, rows } = await readAll(given, name);
    const ofToday = (part: 'answers' | 'rows', of: object) =>
      Object.fromEntries(Object.keys(of).map((key) => [key, today[part][key]]));
    expect(answers).toEqual(ofToday('answers', answers));
    expect(rows).toEqual(ofToday('rows', rows));

    const created = await given.call('POST', '/admin/products', { i18n: { en: { name: 'New' } } });
    expect([created.status, created.body.id]).toEqual([201, 4]);
    expect((await given.call('POST', '/admin/changes/4/restore')).status).toBe(201);
    await given.app.close();
  },
);
