import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { readChange } from './change-details.ts';

test('reading the names in an order takes no more statements for many deleted rows than for one', async () => {
  const given = await testApp();
  const statementsFor = async (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `Gone ${index}`);
    const ids: number[] = [];
    for (const name of names) ids.push((await given.make.product({ i18n: { en: { name } } })).id);
    const { seq } = await given.db
      .insertInto('change')
      .values({
        actor: 'test',
        action: 'reorder',
        entity: 'product-list',
        entity_id: count,
        snapshot: JSON.stringify({ category: 'casino', product_ids: ids }),
      })
      .returning('seq')
      .executeTakeFirstOrThrow();
    for (const id of ids) await given.call('DELETE', `/admin/products/${id}`);
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { names: listed } = await readChange(given.db.withPlugin(counting), seq);
    expect(listed.map(({ name }) => name).toSorted()).toEqual(names);
    return statements;
  };
  expect(await statementsFor(8)).toBe(await statementsFor(1));
  await given.app.close();
});
