import { expect, test } from 'vitest';
import { chosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import { categoryId, testApp } from '../../testing/app.ts';

test('a country with more regulators than an address can name is counted as its link filters', async () => {
  const given = await testApp();
  const ids: number[] = [];
  for (let made = 1; made <= 25; made += 1)
    ids.push((await given.make.regulator({ name: `Board ${made}`, country: 'CA' })).id);
  for (const regulator_id of [ids[0], ids[24]]) {
    const facts = { licences: [{ regulator_id }] } as never;
    await given.make.product({ categories: [categoryId.casino], facts });
  }
  const { body: answer } = await given.call('GET', '/search?q=licensed+in+canada&market=US');
  const [found] = answer.filters;
  const asked = chosenFilter(Object.fromEntries(new URLSearchParams(found?.query)));
  const query = (asked.licence ?? []).map((id) => `licence=${id}`).join('&');
  const { body } = await given.call('GET', `/products?category=casino&market=US&${query}`);
  expect(body.total).toBe(1);
  expect(found).toEqual({
    name: 'Licence: Canada',
    query: `licence=${ids.slice(0, 20).join(',')}`,
    count: 1,
  });
  await given.app.close();
});
