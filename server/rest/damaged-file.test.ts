/** Reading a damaged database file answers 503 with an explanation, and cached responses still work. */
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { isPostgres } from '../../db/testing/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';

const pageSize = 4096;

/** Leaves the first pages, which describe the tables, intact. */
function damage(file: string) {
  const pages = statSync(file).size / pageSize;
  const opened = openSync(file, 'r+');
  writeSync(
    opened,
    Buffer.alloc((pages - 4) * pageSize, 0xff),
    0,
    (pages - 4) * pageSize,
    4 * pageSize,
  );
  closeSync(opened);
}

let given: TestApp;
afterEach(() => given.app.close());

test.skipIf(isPostgres)('a damaged file is reported until it is restored', async () => {
  const first = await testApp();
  const description = 'x'.repeat(9_000);
  for (let made = 0; made < 20; made += 1) {
    await first.make.product({ i18n: { en: { name: `Product ${made}`, description } } });
  }
  await first.app.close();
  const whole = readFileSync(first.address);

  given = await testApp({}, { address: first.address });
  damage(given.address);
  const create = () => given.call('POST', '/admin/products', { i18n: { en: { name: 'New' } } });
  const reads = ['/products', '/admin/changes', '/search?q=product'];
  const answers = [
    await create(),
    ...(await Promise.all(reads.map((read) => given.call('GET', read)))),
  ];
  for (const { status, headers, body } of answers) {
    expect([status, body.code, body.detail]).toEqual([
      503,
      'overloaded',
      'The database is damaged or its disk is failing.',
    ]);
    expect(headers['retry-after']).toBe('60');
  }
  await given.app.close();

  writeFileSync(given.address, whole);
  given = await testApp({}, { address: first.address });
  expect((await given.call('GET', '/products')).body.total).toBe(20);
  expect((await create()).status).toBe(201);
});
