// Runs on SQLite only: the HTML of pages is the same on both.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
});
afterAll(() => given.app.close());

test('a product without a rating shows 5.0 in the Popular list, and 0.0 everywhere else', async () => {
  const { id } = await given.make.product({ categories: [categoryId.casino] });
  const ratingsOn = async (url: string) => {
    const { body } = await given.app.inject({ url });
    return [...body.matchAll(/Rating (\d\.\d)\/5/g)].map(([, rating]) => rating);
  };
  expect(await ratingsOn('/casino')).toEqual(['5.0']);
  expect(await ratingsOn('/casino/all')).toEqual(['0.0']);
  expect(await ratingsOn(`/casino/${id}`)).toEqual(['0.0']);
});

test('a product with only a name has a complete page', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'Bare Bones' } } });
  const { body } = await given.app.inject({ url: `/casino/${id}` });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(main).toContain('Rating 0.0/5');
  expect(main).not.toContain('Play at');
  const headings = [...main.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading);
  expect(headings).toEqual(['Before you play', 'At a glance']);
  expect(main.match(/Not checked by us/g)).toHaveLength(3);
  expect(body).toMatch(/<meta name="description" content="Bare Bones: /);
});
