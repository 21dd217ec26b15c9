import { expect, test } from 'vitest';
import { categoryId } from '../../testing/app.ts';
import { offersForVisitor } from '../market-rule/testing/every-answer.ts';

test('during a break, no filters are found', async () => {
  const { given: app, visitor } = await offersForVisitor();
  const { id } = await app.make.paymentMethod({ name: 'Sea voucher' });
  await app.make.product({
    categories: [categoryId.casino],
    facts: { payments: [{ method_id: id }] },
  });
  const read = async () =>
    JSON.parse((await visitor.get('/api/search?q=sea+voucher')).body).filters;
  expect(await read()).toHaveLength(1);
  await visitor.send({ method: 'POST', url: '/api/break', payload: { days: 1 } });
  expect(await read()).toEqual([]);
  await app.app.close();
});
