// Runs on SQLite only: fills every table with rows that its rules would refuse.
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { listTables } from '../../db/sqlite/list-tables.ts';
import type { Database } from '../../db/tables.ts';
import { kindOfTable } from '../../server/contents/stored-data.ts';
import { exportedSite } from '../../server/move-out/testing/exported-site.ts';
import { emptyPlace, openSite } from '../../server/operation/backup/testing/changing-site.ts';
import { seedSampleCatalogue } from '../../server/sample/seed-sample-catalogue.ts';

/** Content tables with secrets or internal state. */
const withSecrets: (keyof Database)[] = ['webhook', 'setting', 'followed_state', 'lease'];

const isPrivate = (table: string): boolean =>
  kindOfTable[table as keyof Database] !== 'content' ||
  withSecrets.includes(table as keyof Database);

test('an archive contains nothing from any table about people or with secrets', async () => {
  const place = await emptyPlace();
  const given = await openSite(place);
  await seedSampleCatalogue({ db: given.db, now: new Date() });
  const tables = (await listTables(given.db)).filter(({ name }) => name in kindOfTable);
  await given.app.close();

  const sqlite = new SQLite(place.address);
  sqlite.pragma('foreign_keys = off');
  sqlite.pragma('ignore_check_constraints = on');
  const marked = tables.filter(({ name }) => isPrivate(name));
  for (const { name } of marked) {
    const columns = sqlite.pragma(`table_info("${name}")`) as { name: string; type: string }[];
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const values = columns.map(({ name: column, type }) =>
      /int|real|num/i.test(type) ? 987_654_321 : `PRIVATE ${name} ${column}`,
    );
    sqlite
      .prepare(`insert into "${name}" (${names}) values (${columns.map(() => '?').join(', ')})`)
      .run(...values);
  }
  sqlite.close();
  expect(marked.length).toBeGreaterThan(40);

  const { entries } = await exportedSite(place.settings);
  const leaked = [...entries].filter(([, content]) => /PRIVATE|987654321/.test(String(content)));
  expect(leaked.map(([name]) => name)).toEqual([]);
});
