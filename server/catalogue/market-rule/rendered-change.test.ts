// Runs on SQLite only: the HTML of pages is the same on both.
/** Pages show what changed in the terms of each offer, in both languages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
let product_id: number;

beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
  product_id = (await given.make.product()).id;
  const terms = (wagering: number) => ({ terms: { numbers: { wagering } } });
  const bonus = { product_id, image_url: '/uploads/a.webp' };
  for (const [path, offer] of [
    ['exclusive-bonuses', bonus],
    ['promocodes', { product_id, code: 'SISKIN' }],
  ] as const) {
    const { body } = await given.call('POST', `/admin/${path}`, { ...offer, ...terms(35) });
    const url = `/admin/${path}/${body.id}`;
    expect((await given.call('PUT', url, { ...offer, ...terms(40) })).status).toBe(200);
  }
});
afterAll(() => given.app.close());

const textOf = async (path: string) =>
  (await given.app.inject(path)).body.replace(/<script[\s\S]*?<\/script>/g, '');

const english = />Wagering 35x → 40x on \d+ [A-Z][a-z]+ \d{4}</g;
const turkish = />\d+ \S+ \d{4}: Çevrim şartı 35x → 40x</g;

test.each([
  ['', 'What changed', english],
  ['/tr', 'Neler değişti', turkish],
])('in the pages below “%s”', async (prefix, title, line) => {
  const page = await textOf(`${prefix}/casino/${product_id}?market=US`);
  expect(page.match(line)).toHaveLength(2);
  expect(page.split(`>${title}</h2>`)).toHaveLength(2);
  expect(await textOf(`${prefix}/bonuses?market=US`)).not.toMatch(line);
});
