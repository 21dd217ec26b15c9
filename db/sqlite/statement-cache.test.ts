// Runs on SQLite only: it tests SQLite's driver.
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { statementCache } from './statement-cache.ts';

const memory = () => {
  const sqlite = new SQLite(':memory:');
  return { sqlite, statements: statementCache(sqlite) };
};

test('limits the number of prepared statements', () => {
  const { sqlite, statements } = memory();
  for (let number = 0; number < 1_000; number += 1) {
    const rows = [{ number }];
    expect(statements.run({ sql: `select ${number} as number`, parameters: [] }).rows).toEqual(
      rows,
    );
  }
  expect(statements.size).toBe(250);
  sqlite.close();
});

test('does not cache a very long statement', () => {
  const { sqlite, statements } = memory();
  const sql = `select 1 as one ${' '.repeat(5_000)}`;
  expect(statements.run({ sql, parameters: [] }).rows).toEqual([{ one: 1 }]);
  expect(statements.size).toBe(0);
  sqlite.close();
});
